import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type pg from "pg";

type Attributes = Record<string, string | number>;

type Options = {
  /** The collector, such as `http://collector:4318`: spans are posted to its `/v1/traces` (OTLP over HTTP, JSON). */
  endpoint: string;
  /** Headers of each post, such as a token of the collector. */
  headers: Record<string, string>;
  serviceName: string;
  /** Share of the traces that are recorded, 0 to 1. */
  share: number;
  sendEveryMs: number;
};

type SpanNote = (attributes: Attributes) => void;

/**
 * OpenTelemetry traces: a span for each request, rendered page, job and SQL statement. Spans carry route patterns,
 * statuses and the texts of statements; never a value, a query, a header or an address of a person. A collector that
 * is away costs memory for 2,048 spans and nothing else.
 */
export type Tracing = {
  /** Runs `work` in a span of its own, below the span that is active. What it throws marks the span as failed. */
  inSpan<T>(
    name: string,
    kind: "request" | "job" | "part",
    work: (note: SpanNote) => Promise<T>,
  ): Promise<T>;
  /** Makes each statement of the pool a span below the one that is active when it is sent. */
  tracePool(pool: pg.Pool): void;
  /** Sends what is left, in at most three seconds. */
  close(): Promise<void>;
};

const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, part: SpanKind.INTERNAL };

/**
 * Not registered globally and without automatic instrumentation: that of the runtimes records whole addresses, and
 * the addresses of our emails' links hold secrets.
 */
export function openTracing({
  endpoint,
  headers,
  serviceName,
  share,
  sendEveryMs,
}: Options): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    headers,
    timeoutMillis: 3_000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: 3_000,
      }),
    ],
  });
  const tracer = provider.getTracer("boothwright");
  const active = new AsyncLocalStorage<Context>();

  return {
    inSpan(name, kind, work) {
      const parent = active.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind] }, parent);
      return active.run(trace.setSpan(parent, span), async () => {
        try {
          return await work((attributes) => span.setAttributes(attributes));
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    tracePool(pool) {
      restoreContextAfterWaiting(pool);
      pool.on("connect", (client) => {
        const query = client.query.bind(client) as (...given: unknown[]) => unknown;
        const traced = (...given: unknown[]) => {
          const parent = active.getStore();
          const text = textOf(given[0]);
          if (!parent || text === null) return query(...given);
          const span = tracer.startSpan(operationOf(text), { kind: SpanKind.CLIENT }, parent);
          span.setAttributes({ "db.system.name": "postgresql", "db.query.text": text });
          const end = (error?: unknown) => {
            if (error) span.setStatus({ code: SpanStatusCode.ERROR });
            span.end();
          };
          const callback = given.at(-1);
          if (typeof callback === "function") {
            const ended = (error: unknown, ...rest: unknown[]) => {
              end(error);
              callback(error, ...rest);
            };
            return query(...given.slice(0, -1), ended);
          }
          const answer = query(...given);
          if (answer instanceof Promise) answer.then(() => end(), end);
          else span.end();
          return answer;
        };
        client.query = traced as typeof client.query;
      });
    },
    async close() {
      // a collector that is away must not turn the end of the process into an error
      await provider.shutdown().catch(() => {});
    },
  };
}

/** A caller that waits for a connection gets it from the one that gave it back, and would count as a part of that. */
function restoreContextAfterWaiting(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  pool.connect = ((callback?: (...given: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
}

/** The text of a statement, whose values are bound and not in it. Null for what is no statement with bound values. */
function textOf(query: unknown): string | null {
  if (typeof query === "string") return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : null;
}

/** The operation of a statement, such as `select`: OpenTelemetry wants few different names. */
function operationOf(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
}
