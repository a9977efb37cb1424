// Makes discord-api.json: what Discord's published OpenAPI document says of the requests that the bot makes.
//
//   mkdir /tmp/api && cd /tmp/api && npm install discord-api-spec@10.0.266135 zod@4.6.7
//   cp …/tests/chat/discord/api/extract.mjs . && node extract.mjs > …/tests/chat/discord/api/discord-api.json
//
// The package discord-api-spec (MIT licence, Copyright 2023 Discord, Copyright 2026 RiskyMH) is generated each day from
// https://github.com/discord/discord-api-spec. It has the routes as TypeScript and the schemas for zod; zod writes them as JSON Schema.
//
// Two things differ from the document. Requests may have no field that the document does not name, because Discord ignores a misspelt
// field without a word. Points of time may end in +00:00 as Discord writes them, though zod would insist on a Z.
import * as document from "discord-api-spec/zod";
import * as z from "zod";
import fs from "fs";

const OPERATIONS = [
  "GET /gateway",
  "GET /gateway/bot",
  "GET /users/@me",
  "GET /users/@me/guilds",
  "GET /oauth2/applications/@me",
  "POST /users/@me/channels",
  "GET /channels/{channel_id}",
  "PATCH /channels/{channel_id}",
  "GET /channels/{channel_id}/messages",
  "POST /channels/{channel_id}/messages",
  "PATCH /channels/{channel_id}/messages/{message_id}",
  "POST /channels/{channel_id}/messages/{message_id}/threads",
  "POST /channels/{channel_id}/typing",
  "GET /guilds/{guild_id}/members/{user_id}",
  "POST /interactions/{interaction_id}/{interaction_token}/callback",
  "POST /webhooks/{webhook_id}/{webhook_token}",
  "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
  "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original",
  "GET /applications/{application_id}/commands",
  "PUT /applications/{application_id}/commands",
];

const folder = "node_modules/discord-api-spec";
const { version } = JSON.parse(fs.readFileSync(`${folder}/package.json`));
const routes = fs.readFileSync(`${folder}/build/discord-api-spec.ts`, "utf8");

// The part of `text` between a line that begins with `head` and the end of that block.
function block(text, indent, head) {
  const begin = text.indexOf(`\n${indent}${head}: {\n`);
  if (begin < 0) throw new Error(`no ${head}`);
  return text.slice(begin, text.indexOf(`\n${indent}};`, begin));
}

// A type of TypeScript as a schema: names, lists of them, null, and one of several.
function schema(type) {
  const one = (word) => {
    if (word === "null") return { type: "null" };
    if (word === "unknown") return {};
    if (word.endsWith("[]")) return { type: "array", items: one(word.slice(0, -2)) };
    if (!document[`${word}Schema`]) throw new Error(`what is ${word}?`);
    return { $ref: `#/$defs/${word}` };
  };
  const words = type.split("|").map((word) => word.trim()).filter((word) => word);
  return words.length === 1 ? one(words[0]) : { anyOf: words.map(one) };
}

function operation(name) {
  const [method, path] = name.split(" ");
  const text = block(block(routes, "  ", `"${path}"`), "    ", method.toLowerCase());
  const body = text.match(/requestBody\?:([^;]*);/)[1].trim();
  const responses = text.slice(text.indexOf("responses:"));
  const answers = [...responses.matchAll(/"(\w{3})":([^;]*);/g)];
  return {
    request: body === "undefined" ? null : schema(body),
    responses: Object.fromEntries(answers.map(([, status, type]) => [status, schema(type)])),
  };
}

const registry = z.registry();
for (const [name, type] of Object.entries(document)) {
  if (name.endsWith("Schema")) registry.add(type, { id: name.slice(0, -"Schema".length) });
}
const { schemas } = z.toJSONSchema(registry, { io: "input", uri: (id) => `#/$defs/${id}`, unrepresentable: "any" });

// A copy of a schema, closed against fields that it does not name if `strict`. `used` collects the names it refers to.
function copy(value, strict, used) {
  if (Array.isArray(value)) return value.map((item) => copy(item, strict, used));
  if (value === null || typeof value !== "object") return value;
  const result = {};
  for (const [key, item] of Object.entries(value)) {
    const isDropped = key === "$schema" || key === "$id" || (key === "pattern" && value.format === "date-time");
    if (!isDropped) result[key] = copy(item, strict, used);
  }
  if (typeof value.$ref === "string") used.add(value.$ref.slice("#/$defs/".length));
  if (strict && value.type === "object" && value.properties && !("additionalProperties" in value)) {
    result.additionalProperties = false;
  }
  return result;
}

// These schemas and all that they refer to.
function closure(wanted, strict) {
  const used = new Set();
  const top = copy(wanted, strict, used);
  const $defs = {};
  for (const name of used) $defs[name] = copy(schemas[name], strict, used); // The set grows while it is walked.
  return { ...top, $defs: Object.fromEntries(Object.entries($defs).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const operations = OPERATIONS.map((name) => [name, operation(name)]);
const requests = operations.filter(([, { request }]) => request).map(([name, { request }]) => [name, request]);
const responses = operations.map(([name, { responses }]) => [name, responses]);
const about = `Made by extract.mjs from the npm package discord-api-spec ${version}, MIT licence, Copyright 2023 Discord, Copyright 2026 RiskyMH`;
const lines = (object) => Object.entries(object).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(",\n");
const section = ({ $defs, ...top }) => `{\n${lines(top)},\n"$defs": {\n${lines($defs)}\n}}`;
const written = { requests: Object.fromEntries(requests), responses: Object.fromEntries(responses) };
console.log(`{"about": ${JSON.stringify(about)},`);
console.log(`"requests": ${section(closure(written.requests, true))},`);
console.log(`"responses": ${section(closure(written.responses, false))}}`);
