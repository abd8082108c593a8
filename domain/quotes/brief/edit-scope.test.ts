import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, carl as carlUser, member } from "../../accounts/examples.ts";
import { requiredScope } from "../../offers/required-scope.ts";
import { compareQuotes } from "../comparison/compare-quotes.ts";
import { acceptResponse } from "../decision/accept-response.ts";
import { answeredCase, beasResponse } from "../examples.ts";
import { editScope } from "./edit-scope.ts";

const by = member(ada);
const { id: requestId } = answeredCase.request;
const edits = { added: ["storage", "av"], struck: ["shipping", "av"] } as const;

it("editScope() adds and strikes categories; the comparison follows and builders are emailed what changed [R08]", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const edited = await editScope(fakes)({ requestId, edits, by });
  expect(edited).toMatchObject({
    value: { scopeEdits: { added: ["storage"], struck: ["av", "shipping"] } },
  });
  const compared = await compareQuotes(fakes)({ requestId, by });
  const asked = compared.ok ? compared.value.rows.map(({ category }) => category) : [];
  expect(asked).toContain("storage");
  expect(asked).not.toContain("shipping");
  expect(edited.ok && requiredScope(edited.value).map(({ category }) => category)).toEqual(asked);
  const told = fakes.outbox.map(({ letter }) => letter);
  expect(told).toMatchObject(
    [beaUser, carlUser].map(() => ({
      kind: "brief-changed",
      changes: { asked: ["storage"], notAsked: ["av", "shipping"], fields: [] },
    })),
  );
});

it("editScope() of the same edits emails no one, and what comes back is asked for again [R08]", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await editScope(fakes)({ requestId, edits, by });
  await editScope(fakes)({ requestId, edits, by });
  expect(fakes.outbox).toHaveLength(2);
  fakes.clock.at = new Date(fakes.clock.at.getTime() + 1);
  await editScope(fakes)({ requestId, edits: { added: [], struck: ["av"] }, by });
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({
    changes: { asked: ["shipping"], notAsked: ["storage"] },
  });
});

it("editScope() changes nothing once a quote is accepted", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await acceptResponse(fakes)({ responseId: beasResponse.id, by });
  expect(await editScope(fakes)({ requestId, edits, by })).toMatchObject({
    ...{ ok: false, refusal: { kind: "response-already-accepted" } },
  });
});
