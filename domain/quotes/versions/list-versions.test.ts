import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea, carl, max, member, otto } from "../../accounts/examples.ts";
import type { Principal } from "../../accounts/principal.ts";
import { beasBooths, carlsStands } from "../../builder-profiles/examples.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { answeredCase, beasResponse } from "../examples.ts";
import { listVersions } from "./list-versions.ts";

const list = listVersions(openTestPorts({ cases: [answeredCase] }));
const kindFor = async (by: Principal, responseId = beasResponse.id) => {
  const listed = await list({ responseId, by });
  return listed.ok ? "listed" : listed.refusal.kind;
};

test("listVersions() is for an offer's builder, the exhibitor who got it, and admins", async () => {
  for (const by of [member(bea, beasBooths), member(ada), member(max)]) {
    expect(await kindFor(by)).toBe("listed");
  }
  for (const by of [member(carl, carlsStands), member(otto)]) {
    expect(await kindFor(by)).toBe("quote-response-not-found");
  }
  expect(await kindFor({ kind: "visitor" })).toBe("not-signed-in");
  const unknown = "0190d000-0000-7000-8000-0000000000ff" as QuoteResponseId;
  expect(await kindFor(member(max), unknown)).toBe("quote-response-not-found");
});
