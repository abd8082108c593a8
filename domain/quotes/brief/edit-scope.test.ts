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
  const letters = fakes.outbox.map(({ letter }) => letter);
  expect(letters).toMatchObject(
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

it("editScope() refuses edits of a scope that was changed since it was read [R08]", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const edit = editScope(fakes);
  const seen = { added: [], struck: [] };
  const flooring = { added: [], struck: ["flooring"] } as const;
  expect(await edit({ requestId, edits: flooring, seen, by })).toMatchObject({ ok: true });
  const emails = fakes.outbox.length;
  const stale = await edit({ requestId, edits: { added: ["storage"], struck: [] }, seen, by });
  expect(stale).toMatchObject({ refusal: { kind: "brief-changed-meanwhile" } });
  expect(fakes.outbox).toHaveLength(emails);
  // a second try of what arrived is no conflict
  expect(await edit({ requestId, edits: flooring, seen, by })).toMatchObject({ ok: true });
  const both = { added: ["storage", "av"], struck: ["flooring"] } as const;
  expect(await edit({ requestId, edits: both, seen: flooring, by })).toMatchObject({ ok: true });
  const inAnyOrder = { added: ["av", "storage"], struck: ["flooring"] } as const;
  const none = { added: [], struck: [] };
  expect(await edit({ requestId, edits: none, seen: inAnyOrder, by })).toMatchObject({ ok: true });
});

it("editScope() changes nothing once a quote is accepted", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await acceptResponse(fakes)({ responseId: beasResponse.id, by });
  expect(await editScope(fakes)({ requestId, edits, by })).toMatchObject({
    ok: false,
    refusal: { kind: "response-already-accepted" },
  });
});
