import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, max, member } from "../../accounts/examples.ts";
import { pendingRequest } from "../../quotes/examples.ts";
import { annotateRequest } from "./annotate-request.ts";

const requestId = pendingRequest.id;
const by = member(max);

test("annotateRequest() is for admins, and for a request that is there", async () => {
  const ports = openTestPorts({ cases: [{ request: pendingRequest, responses: [] }] });
  const annotate = annotateRequest(ports);
  const asked = { requestId, priority: "high" as const, notes: "Call back" };
  expect(await annotate({ ...asked, by: member(ada) })).toMatchObject({
    refusal: { kind: "not-allowed" },
  });
  const done = await annotate({ ...asked, by });
  expect(done).toMatchObject({ ok: true, value: { priority: "high", notes: "Call back" } });
  expect(await annotateRequest(openTestPorts())({ ...asked, by })).toEqual({
    ok: false,
    refusal: { kind: "quote-request-not-found" },
  });
});
