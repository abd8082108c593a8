import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { max, member } from "../../accounts/examples.ts";
import { builder } from "../../assignment/matching/examples.ts";
import { actByLink, type LinkAct } from "../../assignment/response-link/test/act-by-link.ts";
import { builderProfiles, profile } from "../../builder-profiles/examples.ts";
import { beasResponse, pendingRequest } from "../../quotes/examples.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { responseLinkOf } from "../../quotes/response-link.ts";
import type { BuilderId, QuoteResponseId } from "../../shared/id.ts";
import { hourMs } from "../../shared/time/time-units.ts";
import { createPromiseEvaluation } from "../create-promise-evaluation.ts";

export const by = member(max);
export const requestId = pendingRequest.id;

/** Monday at nine in Chicago. */
const receivedAt = new Date("2027-01-04T09:00-06:00");
export const hoursIn = (hours: number) => new Date(receivedAt.getTime() + hours * hourMs);

type Setup = { fitting: number; sender?: Partial<Pick<QuoteRequest, "userId" | "emailState">> };

/** An in-memory request received on Monday morning, with this many eligible builders in Chicago. */
export function openTestEvaluation({ fitting, sender = {} }: Setup) {
  const times = { createdAt: receivedAt, updatedAt: receivedAt };
  const request = { ...pendingRequest, ...times, ...sender };
  const candidates = Array.from({ length: fitting }, (_, index) => builder(index + 101));
  const profiles = candidates.map(({ id, name }) => profile(id, name, null));
  const ports = openTestPorts({
    cases: [{ request, responses: [] }],
    profiles: [...builderProfiles, ...profiles],
  });
  ports.clock.at = receivedAt;
  ports.matching.candidates.push(...candidates);
  const core = createPromiseEvaluation(ports);

  async function read() {
    const found = await ports.promises.find(requestId);
    if (!found) throw new Error("The request has no promise");
    return found;
  }
  /** The builder's latest invitation. */
  async function invitationOf(builderId: BuilderId) {
    const { invitations } = (await read()).request;
    const invitation = invitations.findLast((each) => each.builderId === builderId);
    if (!invitation) throw new Error("The builder is not invited");
    return invitation;
  }
  return {
    ...ports,
    core,
    read,
    promise: async () => (await read()).promise,
    /** Evaluates this many hours after the request. */
    async evaluateAt(hours: number) {
      ports.clock.at = hoursIn(hours);
      await core.evaluatePromises();
      return (await read()).promise;
    },
    async proposal() {
      const { proposal } = (await read()).promise;
      if (!proposal) throw new Error("There is no proposal");
      const { version, invitations } = proposal;
      return { version, builderIds: invitations.map(({ builderId }) => builderId) };
    },
    /** Delivers all queued invitations. */
    async deliverAll() {
      const { request: stored } = await read();
      const at = ports.clock.at;
      const invitations = stored.invitations.map((each) =>
        each.delivery === "queued" ? { ...each, delivery: "sent" as const, deliveredAt: at } : each,
      );
      await ports.quotes.save({ request: { ...stored, invitations, updatedAt: at } });
    },
    async quote(builderId: BuilderId) {
      const { request: stored } = await read();
      const at = ports.clock.at;
      const id = `0190d000-0000-7000-8000-${builderId.slice(-12)}` as QuoteResponseId;
      const response = { ...beasResponse, id, builderId, createdAt: at, updatedAt: at };
      await ports.quotes.save({ request: { ...stored, updatedAt: at }, responses: [response] });
    },
    /** A builder's act by the link of their latest invitation: "done", or the refusal's kind. */
    async byLink(builderId: BuilderId, act: LinkAct) {
      const link = responseLinkOf({ id: requestId }, await invitationOf(builderId));
      const done = await actByLink(ports)({ link, act });
      return done.ok ? "done" : done.refusal.kind;
    },
    invitationOf,
    events: async () => {
      const { ledgerId } = (await read()).promise;
      return (await ports.promiseLedger.ofRequest(ledgerId)).map(({ kind }) => kind);
    },
  };
}

/** These builders of a proposal, as input for `inviteBuilders`. */
export const asConfirmed = ({
  builderIds,
  version,
}: {
  builderIds: string[];
  version: number;
}) => ({
  add: builderIds,
  proposalVersion: version,
});
