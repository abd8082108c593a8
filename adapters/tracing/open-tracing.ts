import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type pg from "pg";
import { createSpanPoster } from "./create-span-poster.ts";

type Attributes = Record<string, string | number>;

type Options = {
  /**
   * Collector, such as `http://collector:4318`; spans are posted to its `/v1/traces` (OTLP over
   * HTTP, JSON).
   */
  endpoint: string;
  /** Headers of each post, such as an access token. */
  headers: Record<string, string>;
  serviceName: string;
  /** Share of traces that are sampled, 0 to 1. */
  share: number;
  sendEveryMs: number;
};

type SpanNote = (attributes: Attributes) => void;

/**
 * OpenTelemetry traces with a span per request, rendered page, job and SQL statement. Spans contain
 * route patterns, statuses and statement texts; never values, queries, headers or client addresses.
 * An unavailable collector only costs memory for 2,048 spans.
 */
export type Tracing = {
  /** Runs `work` in a child span of the active one. An exception marks the span as failed. */
  inSpan<T>(
    name: string,
    kind: "request" | "job" | "part",
    work: (note: SpanNote) => Promise<T>,
  ): Promise<T>;
  /** Adds a span for each statement of the pool, below the span active when it is sent. */
  tracePool(pool: pg.Pool): void;
  /** Sends the remaining spans, within three seconds. */
  close(): Promise<void>;
};

const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, part: SpanKind.INTERNAL };

/**
 * Not registered globally and without automatic instrumentation, which records full URLs: those of
 * links in our emails contain secrets.
 */
export function openTracing({
  endpoint,
  headers,
  serviceName,
  share,
  sendEveryMs,
}: Options): Tracing {
  const exporter = createSpanPoster({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    headers,
    timeoutMs: 3_000,
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
      // an unavailable collector must not fail the process's exit
      await provider.shutdown().catch(() => {});
    },
  };
}

/**
 * Restores the trace context of a caller that waited for a connection: its callback runs in the
 * context of the caller that released the connection.
 */
function restoreContextAfterWaiting(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  pool.connect = ((callback?: (...given: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
}

/** The text of a statement with bound parameters; null for any other query. */
function textOf(query: unknown): string | null {
  if (typeof query === "string") return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : null;
}

/** The operation of a statement, such as `select`: OpenTelemetry asks for low-cardinality names. */
function operationOf(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
}
