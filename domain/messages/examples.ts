import { beasBooths } from "../builder-profiles/examples.ts";
import { now, pendingRequest } from "../quotes/examples.ts";
import type { MessageId } from "../shared/id.ts";
import type { Letter } from "./letter.ts";
import type { Message } from "./ports.ts";

const { id, tradeShowName, eventDate, venue, boothSize, industry, serviceType, budget, company } =
  pendingRequest;

/** Facts of Ada's request as they appear in emails. */
const requestFacts = { quoteRequestId: id, tradeShowName, eventDate, venue, boothSize };

export const signInLetter: Letter = {
  kind: "sign-in",
  to: { name: null, address: "ada@exhibits.example" },
  token: "Zm9vYmFy-_Zm9vYmFy",
  code: "042917",
  minutesValid: 10,
};

export const invitationLetter: Letter = {
  kind: "invitation",
  to: { name: beasBooths.name, address: "bea@booths.example" },
  request: { ...requestFacts, industry, serviceType, budget, company },
  builderId: beasBooths.id,
  builderName: beasBooths.name,
};

/** A message that is due now and about no request or builder. */
export function queuedMessage(facts: Partial<Message> = {}): Message {
  return {
    id: "0190e000-0000-7000-8000-000000000001" as MessageId,
    letter: signInLetter,
    dedupeKey: null,
    quoteRequestId: null,
    builderId: null,
    state: "queued",
    attempts: 0,
    nextAttemptAt: now,
    lastError: null,
    createdAt: now,
    endedAt: null,
    ...facts,
  };
}
