import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

type Options = { url: string; headers: Record<string, string>; timeoutMs: number };

/** Codes of an export's result. */
const [done, failed] = [0, 1];

/**
 * Posts spans as OTLP in JSON, with a `Content-Length`: some collectors and proxies refuse a body in
 * chunks, which OpenTelemetry's own exporter sends. A failed post is not repeated.
 */
export function createSpanPoster({ url, headers, timeoutMs }: Options): SpanExporter {
  const underWay = new Set<Promise<void>>();

  async function post(spans: ReadableSpan[]): Promise<void> {
    const { ok, status, body } = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(toOtlp(spans)),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await body?.cancel();
    if (!ok) throw new Error(`The collector answered ${status}`);
  }

  return {
    export(spans, onResult) {
      const posted = post(spans)
        .then(
          () => onResult({ code: done }),
          (error) => onResult({ code: failed, error }),
        )
        .finally(() => underWay.delete(posted));
      underWay.add(posted);
    },
    async forceFlush() {
      await Promise.all(underWay);
    },
    async shutdown() {
      await Promise.all(underWay);
    },
  };
}

/** All spans have the resource and the scope of the first: a process has one tracer. */
function toOtlp(spans: ReadableSpan[]) {
  const [first] = spans;
  const resource = { attributes: toAttributes(first?.resource.attributes ?? {}) };
  const scope = { name: first?.instrumentationScope.name };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(toOtlpSpan) }] }] };
}

function toOtlpSpan(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    spanId,
    parentSpanId: span.parentSpanContext?.spanId,
    name: span.name,
    // OTLP counts from 1; 0 is unspecified
    kind: span.kind + 1,
    startTimeUnixNano: toNanoseconds(span.startTime),
    endTimeUnixNano: toNanoseconds(span.endTime),
    attributes: toAttributes(span.attributes),
    status: { code: span.status.code },
  };
}

function toAttributes(attributes: Record<string, unknown>) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: unknown) {
  if (typeof value !== "number") return { stringValue: String(value) };
  return Number.isInteger(value) ? { intValue: value } : { doubleValue: value };
}

function toNanoseconds([seconds, rest]: ReadableSpan["startTime"]): string {
  return `${seconds}${String(rest).padStart(9, "0")}`;
}
