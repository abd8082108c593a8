import { expect, test, vi } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { bea, carl, invitation, pendingRequest } from "../../quotes/examples.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { builder } from "../matching/examples.ts";
import { listNotAsked } from "./list-not-asked.ts";

test("listNotAsked() reads the shows of all requests at once, and names the last ten [Q39]", async () => {
  const cases = Array.from({ length: 12 }, (_, number) => ({
    request: {
      ...pendingRequest,
      id: `0190c000-0000-7000-8000-0000000001${number + 10}` as QuoteRequestId,
      invitations: [invitation(carl)],
    },
    responses: [],
  }));
  const ports = openTestPorts({ cases });
  ports.matching.candidates.push({ ...builder(1), id: bea });
  const shows = vi.spyOn(ports.matching, "findShows");
  const one = vi.spyOn(ports.matching, "findShow");
  const read = await listNotAsked(ports)({ by: member(beaUser, beasBooths) });
  expect(read.ok && read.value).toHaveLength(10);
  expect([shows.mock.calls.length, one.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ["waits for review", { reviewState: "pending-review" }],
  ["was declined", { reviewState: "declined" }],
  ["is hidden", { public: false }],
] as const)(
  "a builder whose profile %s reads nothing of other people's requests",
  async (_, facts) => {
    const request = { ...pendingRequest, invitations: [invitation(carl)] };
    const ports = openTestPorts({ cases: [{ request, responses: [] }] });
    ports.matching.candidates.push({ ...builder(1), id: bea });
    const read = (profile: typeof beasBooths) =>
      listNotAsked(ports)({ by: member(beaUser, profile) });
    expect(await read(beasBooths)).toMatchObject({ value: [{ month: "2027-01" }] });
    expect(await read({ ...beasBooths, ...facts })).toEqual({ ok: true, value: [] });
  },
);

test("listNotAsked() hides contact data that was typed into the name of a show [Q39] [Q22]", async () => {
  const request = {
    ...pendingRequest,
    tradeShowName: "Expo, call 555-010-4711",
    invitations: [invitation(carl)],
  };
  const ports = openTestPorts({ cases: [{ request, responses: [] }] });
  ports.matching.candidates.push({ ...builder(1), id: bea });
  const read = await listNotAsked(ports)({ by: member(beaUser, beasBooths) });
  expect(read).toMatchObject({ value: [{ show: "Expo, call [hidden]", month: "2027-01" }] });
});
