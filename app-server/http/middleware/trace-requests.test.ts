import { expect, test } from "vitest";
import { type Traces, traceRequests } from "./trace-requests.ts";

test.each([
  ["http://localhost/quote/0b5a?token=secret", "GET /quote/:id"],
  ["http://bad host/quote", "GET /"],
])("traceRequests() hands on a request of %s and names it %s", async (url, name) => {
  const names: string[] = [];
  const traces: Traces = {
    inSpan(name, _, work) {
      names.push(name);
      return work(() => {});
    },
  };
  const fetch = traceRequests(traces, () => new Response(null, { status: 400 }));
  const { status } = await fetch({ method: "GET", url } as Request);
  expect([status, names]).toEqual([400, [name]]);
});
