import { redactPath } from "./log-requests.ts";

type Note = (attributes: Record<string, string | number>) => void;

/** OpenTelemetry spans, as requests and their parts need them. */
export type Traces = {
  inSpan<T>(name: string, kind: "request" | "part", work: (note: Note) => Promise<T>): Promise<T>;
};

/**
 * Makes each request a trace, to the first byte of its answer. It is named by its method and the known words of its
 * path, as in the log, and carries the log's request id.
 */
export function traceRequests<Rest extends unknown[]>(
  { inSpan }: Traces,
  fetch: (request: Request, ...rest: Rest) => Response | Promise<Response>,
) {
  return (request: Request, ...rest: Rest): Promise<Response> => {
    const { method, url } = request;
    // an invalid Host header makes no URL
    const route = URL.canParse(url) ? redactPath(new URL(url).pathname) : "/";
    return inSpan(`${method} ${route}`, "request", async (note) => {
      const response = await fetch(request, ...rest);
      note({
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": response.status,
        "boothwright.request_id": response.headers.get("x-request-id") ?? "",
      });
      return response;
    });
  };
}
