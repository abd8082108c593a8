import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, carl as carlUser, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { confirmBrief } from "../../quotes/brief/confirm-brief.ts";
import { answeredCase, beasResponse } from "../../quotes/examples.ts";
import { addFile, removeFile } from "./change-files.ts";

const by = member(ada);
const requestId = answeredCase.request.id;
const toBoth = [beaUser, carlUser].map(({ email }) => `brief-changed to ${email}`);

function open(request = answeredCase.request) {
  const fakes = openTestPorts({ cases: [{ ...answeredCase, request }] });
  let number = 0;
  return {
    fakes,
    upload: async (purpose: "brief" | "offer" = "brief") => {
      number += 1;
      const added = await addFile(fakes)({
        requestId,
        purpose,
        questionId: null,
        kind: null,
        name: "floor plan.pdf",
        by: purpose === "brief" ? by : member(beaUser, beasBooths),
        bytes: new TextEncoder().encode(`%PDF-1.7 ${number} %%EOF`),
      });
      return added.ok ? added.value : expect.fail(added.refusal.kind);
    },
    version: async () => (await fakes.quotes.find(requestId))?.briefVersion,
    pass: (minutes: number) => {
      fakes.clock.at = new Date(fakes.clock.at.getTime() + minutes * 60_000);
    },
  };
}

it("a file that comes to a brief or goes makes its next version, which every asked builder is emailed about [R21]", async () => {
  const { fakes, upload, version, pass } = open();
  const plan = await upload();
  expect(await version()).toBe(2);
  expect(fakes.letters()).toEqual(toBoth);
  expect(fakes.outbox[0]?.letter).toMatchObject({ changes: { fields: ["files"] } });
  const quote = await fakes.quotes.findCase(requestId);
  expect(quote?.responses.map(({ confirmedBrief }) => confirmedBrief)).toEqual([1, 1]);
  pass(10);
  expect(await removeFile(fakes)({ id: plan.id, by })).toMatchObject({ ok: true });
  expect(await version()).toBe(3);
  expect(fakes.letters()).toEqual([...toBoth, ...toBoth]);
});

it("files that come within ten minutes are one change, unless a quote is for it already [R21]", async () => {
  const { fakes, upload, version, pass } = open();
  await upload();
  pass(9);
  await upload();
  expect(await version()).toBe(2);
  expect(fakes.letters()).toEqual(toBoth);
  const confirmed = { responseId: beasResponse.id, briefVersion: 2 };
  await confirmBrief(fakes)({ ...confirmed, by: member(beaUser, beasBooths) });
  await upload();
  expect(await version()).toBe(3);
});

it("files of offers change no brief, nor do a brief's before builders are asked [R21]", async () => {
  const { fakes, upload, version } = open();
  await upload("offer");
  expect([await version(), fakes.letters()]).toEqual([1, []]);
  const early = open({ ...answeredCase.request, assignedBuilders: [], invitations: [] });
  await early.upload();
  expect([await early.version(), early.fakes.letters()]).toEqual([1, []]);
});
