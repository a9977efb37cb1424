//! Prints the figures of this run next to the limits of the workload (`docs/performance.md`, "The workload W1").

use crate::gauge::{Cost, Raw};
use std::collections::BTreeMap;

/// A metric with its three limits: must, should, moonshot.
struct Mark(&'static str, [f64; 3]);

const MARKS: [Mark; 16] = [
    Mark("CPU µs/command, C=1", [600.0, 250.0, 120.0]),
    Mark("CPU µs/command, C=100", [100.0, 40.0, 15.0]),
    Mark("rate ÷ raw, C=1", [0.5, 0.7, 0.95]),
    Mark("rate ÷ raw, C=100", [2.0, 6.0, 12.0]),
    Mark("p50 ÷ raw p50, C=1", [4.0, 2.0, 1.0]),
    Mark("p99 ÷ raw p99, C=1", [5.0, 2.0, 1.2]),
    Mark("fsyncs/command, C=1", [1.05, 1.02, 1.0]),
    Mark("fsyncs/command, C=100", [0.1, 0.03, 0.015]),
    Mark("fsyncs/command, reads", [0.0; 3]),
    Mark("fsyncs/command, help", [0.0; 3]),
    Mark("fsyncs/command, refusals", [0.0; 3]),
    Mark("database bytes/move", [100.0, 55.0, 20.0]),
    Mark("slow-down, 10,000 live", [1.5, 1.1, 1.0]),
    Mark("MB more, 10,000 live", [40.0, 10.0, 1.0]),
    Mark("1,000,000: ready, ms", [500.0, 50.0, 5.0]),
    Mark("1,000,000: load p99, µs", [300.0, 60.0, 35.0]),
];

impl Mark {
    /// Which limit the value meets. A rate is better when it is higher, everything else when it is lower.
    fn verdict(&self, value: f64) -> &'static str {
        let reached = |mark: f64| {
            if self.0.starts_with("rate") {
                value >= mark
            } else {
                value <= mark
            }
        };
        let reached = self.1.map(reached);
        match reached {
            [.., true] => "moonshot",
            [_, true, _] => "should",
            [true, ..] => "must",
            _ => "MISSED",
        }
    }
}

/// The measured values. If a metric was measured more than once, the median counts.
#[derive(Debug, Default)]
pub(crate) struct Table(BTreeMap<String, Vec<f64>>);

impl Table {
    fn add(&mut self, metric: String, value: f64) {
        self.0.entry(metric).or_default().push(value);
    }

    /// Adds the figures of a period of play in this number of rooms.
    pub(crate) fn played(&mut self, rooms: usize, cost: &Cost, raw: &Raw) {
        self.add(format!("CPU µs/command, C={rooms}"), cost.cpu_each());
        self.add(format!("rate ÷ raw, C={rooms}"), cost.rate() / raw.rate());
        for share in [50, 99] {
            let ratio =
                cost.within(f64::from(share) / 100.0) / raw.within(f64::from(share) / 100.0);
            self.add(format!("p{share} ÷ raw p{share}, C={rooms}"), ratio);
        }
    }

    pub(crate) fn bytes(&mut self, each: f64) {
        self.add("database bytes/move".to_owned(), each);
    }

    pub(crate) fn syncs(&mut self, what: &str, each: f64) {
        self.add(format!("fsyncs/command, {what}"), each);
    }

    pub(crate) fn live(&mut self, slower: f64, more: f64) {
        self.add("slow-down, 10,000 live".to_owned(), slower);
        self.add("MB more, 10,000 live".to_owned(), more);
    }

    pub(crate) fn million(&mut self, ready: f64, load: f64) {
        self.add("1,000,000: ready, ms".to_owned(), ready);
        self.add("1,000,000: load p99, µs".to_owned(), load);
    }

    pub(crate) fn print(mut self) {
        println!(
            "\n{:26} {:>9} {:>8} {:>8} {:>9}",
            "metric (median)", "measured", "must", "should", "moonshot"
        );
        for mark in MARKS {
            let Mark(metric, [must, should, moonshot]) = mark;
            let Some(values) = self.0.get_mut(metric) else {
                println!("{metric:26} {:>9}", "-");
                continue;
            };
            values.sort_by(f64::total_cmp);
            let value = values[values.len() / 2];
            println!(
                "{metric:26} {value:9.3} {must:8} {should:8} {moonshot:9}  {}",
                mark.verdict(value)
            );
        }
    }
}
