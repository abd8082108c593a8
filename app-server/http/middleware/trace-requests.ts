import { redactPath } from "./log-requests.ts";

type Note = (attributes: Record<string, string | number>) => void;

/** OpenTelemetry spans for requests and their parts. */
export type Traces = {
  inSpan<T>(name: string, kind: "request" | "part", work: (note: Note) => Promise<T>): Promise<T>;
};

/**
 * Makes each request a trace until the first byte of its answer. Its name is the method and the
 * known words of the path, as in the log; it carries the log's request id.
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
