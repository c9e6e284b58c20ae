/** Figures for the operator's monitoring, in Prometheus' text format. */
export class Metrics {
  readonly #answers = new Map<string, number>();
  readonly #buckets = BUCKETS.map(() => 0);
  #seconds = 0;
  #count = 0;
  readonly #gauges = new Map<string, () => number>();

  /** One answered request. */
  observe({ method, status, milliseconds }: Observation) {
    const key = `method="${method}",status="${status}"`;
    this.#answers.set(key, (this.#answers.get(key) ?? 0) + 1);
    const seconds = milliseconds / 1000;
    BUCKETS.forEach((bound, index) => {
      if (seconds <= bound) this.#buckets[index] = (this.#buckets[index] ?? 0) + 1;
    });
    this.#seconds += seconds;
    this.#count += 1;
  }

  /** A figure read when the monitoring asks for it. */
  gauge(name: string, read: () => number) {
    this.#gauges.set(name, read);
  }

  render(): string {
    const lines = ['# TYPE http_requests_total counter'];
    for (const [labels, count] of this.#answers)
      lines.push(`http_requests_total{${labels}} ${count}`);
    lines.push('# TYPE http_request_duration_seconds histogram');
    BUCKETS.forEach((bound, index) => {
      lines.push(`http_request_duration_seconds_bucket{le="${bound}"} ${this.#buckets[index]}`);
    });
    lines.push(
      `http_request_duration_seconds_bucket{le="+Inf"} ${this.#count}`,
      `http_request_duration_seconds_sum ${this.#seconds.toFixed(4)}`,
      `http_request_duration_seconds_count ${this.#count}`,
    );
    const gauges = new Map(this.#gauges);
    gauges.set('process_resident_memory_bytes', () => process.memoryUsage.rss());
    gauges.set('process_uptime_seconds', () => Math.round(process.uptime()));
    for (const [name, read] of gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${read()}`);
    return `${lines.join('\n')}\n`;
  }
}

interface Observation {
  method: string;
  status: number;
  milliseconds: number;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
