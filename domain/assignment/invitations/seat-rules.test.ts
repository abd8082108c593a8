import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { bea, beasResponse, invitation, now, offer, sentRequest } from "../../quotes/examples.ts";
import type { QuoteCase } from "../../quotes/ports.ts";
import { newInvitation } from "../../quotes/quote-request.ts";
import { respondToRequest } from "../../quotes/responses/respond-to-request.ts";
import type { BuilderId } from "../../shared/id.ts";
import { acknowledgeInvitation } from "./acknowledge-invitation.ts";
import { listAssignedRequests } from "./list-assigned-requests.ts";
import { readSeatRules, refuseSeatlessQuote, seatsOf } from "./seat-rules.ts";

const requestId = sentRequest.id;
const by = member(beaUser, beasBooths);

/** Seven builders at work, and Bea, whom the system invited. */
const crowded: QuoteCase = {
  request: {
    ...sentRequest,
    invitations: [
      invitation(bea, { invitedBy: "system", delivery: "sent", deliveredAt: now }),
      ...Array.from({ length: 7 }, (_, at) =>
        newInvitation(`0190c000-0000-7000-8000-00000000010${at}` as BuilderId, now, {
          invitedBy: "system",
          acknowledgedAt: now,
        }),
      ),
    ],
  },
  responses: [],
};

function openCrowded(mode: "off" | "suggest" | "auto") {
  const ports = openTestPorts({ cases: [crowded] });
  ports.setPromiseMode(mode);
  return ports;
}

test.each(["off", "suggest"] as const)(
  "in mode %s an eighth builder may begin and quote: seats bind only where the system invites [Q08][Q15]",
  async (mode) => {
    const ports = openCrowded(mode);
    const begun = await acknowledgeInvitation(ports)({ requestId, by });
    expect(begun).toMatchObject({ ok: true, value: { seats: { taken: 8, of: 9 } } });
    const other = openCrowded(mode);
    const refuseQuote = refuseSeatlessQuote(other);
    const quoted = await respondToRequest(other, { refuseQuote })({ requestId, by, offer });
    expect(quoted.ok).toBe(true);
  },
);

test("in mode auto the eighth builder is refused, by the seats of the request's own policy [Q15]", async () => {
  const ports = openCrowded("auto");
  const refusal = { kind: "seats-taken", of: 7 };
  expect(await acknowledgeInvitation(ports)({ requestId, by })).toEqual({ ok: false, refusal });
  const refuseQuote = refuseSeatlessQuote(ports);
  const quoted = await respondToRequest(ports, { refuseQuote })({ requestId, by, offer });
  expect(quoted).toEqual({ ok: false, refusal });

  // a later policy with more seats is for requests to come
  const { version, params } = await ports.promisePolicies.current();
  const more = { from: now, setBy: null, params: { ...params, seats: 9 } };
  await ports.promisePolicies.replace(version, more);
  const rules = await readSeatRules(ports, requestId);
  expect(seatsOf(crowded, rules, now)).toEqual({ taken: 7, of: 7 });
});

test("an exhibitor who asked for more quotes gets them: builders may begin beyond those promised [Q15][Q28]", async () => {
  const ports = openCrowded("auto");
  expect(await readSeatRules(ports, requestId)).toMatchObject({ quotesWanted: 5 });
  await ports.promises.change(requestId, ({ promise }) => ({
    promise: { ...promise, quotesWanted: 8 },
    events: [],
  }));
  expect(await readSeatRules(ports, requestId)).toMatchObject({ quotesWanted: 8 });
});

test("the dashboard says how many seats are taken, and whether one can be taken [Q15]", async () => {
  const page = { limit: 10, after: null };
  const read = async (mode: "suggest" | "auto", cases = [crowded]) => {
    const ports = openTestPorts({ cases });
    ports.setPromiseMode(mode);
    const listed = await listAssignedRequests(ports)({ by, page });
    return listed.ok ? listed.value.items : [];
  };
  expect(await read("auto")).toMatchObject([
    { seats: { taken: 7, of: 7 }, acknowledgement: "seats-taken" },
  ]);
  expect(await read("suggest")).toMatchObject([
    { seats: { taken: 7, of: 8 }, acknowledgement: "possible" },
  ]);
  const begun = invitation(bea, { invitedBy: "system", acknowledgedAt: now });
  const own = { ...crowded, request: { ...crowded.request, invitations: [begun] } };
  expect(await read("auto", [own])).toMatchObject([
    { seats: { taken: 1, of: 7 }, acknowledgement: "given" },
  ]);
  const quoted = { ...own, responses: [beasResponse] };
  expect(await read("auto", [quoted])).toMatchObject([
    { seats: { taken: 1, of: 7 }, acknowledgement: null },
  ]);
  const cancelled = { ...own, request: { ...own.request, status: "cancelled" as const } };
  expect(await read("auto", [cancelled])).toMatchObject([{ seats: null, acknowledgement: null }]);
});
