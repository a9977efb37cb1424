"""A homeserver that is sick in one room: it stands before a real one and does not answer what is asked about that room.

Called with the port to listen on, the real homeserver's address, and the file with the room's id."""

import http.server
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

port, real, sick = int(sys.argv[1]), sys.argv[2], sys.argv[3]


class Before(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        path = urllib.parse.unquote(self.path)
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length) if length else None
        room = open(sick).read().strip()
        if room and room in path and ("/members" in path or "/state/m.room.member" in path):
            time.sleep(600)
        headers = {k: v for k, v in self.headers.items() if k.lower() in ("authorization", "content-type")}
        request = urllib.request.Request(real + self.path, data=body, headers=headers, method=self.command)
        try:
            with urllib.request.urlopen(request, timeout=90) as got:
                status, kind, content = got.status, got.headers.get("Content-Type"), got.read()
        except urllib.error.HTTPError as error:
            status, kind, content = error.code, error.headers.get("Content-Type"), error.read()
        self.send_response(status)
        self.send_header("Content-Type", kind or "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = do_PUT = do_DELETE = answer

    def log_message(self, *_):
        pass


http.server.ThreadingHTTPServer(("127.0.0.1", port), Before).serve_forever()
