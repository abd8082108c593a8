import type { Attachment } from "../../attachments/attachment.ts";
import type { AttachmentRepository } from "../../attachments/ports.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { TermsIfWon } from "../../commission/commission-of.ts";
import type { AgreementNeeds } from "../../commission/rates-of-quote.ts";
import { offered } from "../../commission/rates-text.ts";
import { namesPrice } from "../../offers/names-price.ts";
import {
  type InvitationState,
  invitationState,
} from "../../promise/evaluation/invitation-state.ts";
import { type ExhibitorRecord, recordOfExhibitor } from "../../questions/exhibitor-record.ts";
import { type QuestionRead, readByBuilder } from "../../questions/list-questions.ts";
import type { QuestionRepository } from "../../questions/ports.ts";
import { readBriefs } from "../../quotes/brief-at.ts";
import { mapDetailTexts } from "../../quotes/brief-details.ts";
import {
  type BriefChange,
  type BriefEdit,
  briefEdits,
  isForEarlierBrief,
} from "../../quotes/brief-version.ts";
import { type AnswerTimes, answerTimes } from "../../quotes/due-times.ts";
import {
  type FreeText,
  factsForBuilders,
  isBudgetRange,
  type MaskedFacts,
  maskFact,
  maskWords,
} from "../../quotes/mask-contacts.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { OfferedRates } from "../../quotes/quote-rates.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { type QuoteResponse, statusAt } from "../../quotes/quote-response.ts";
import type { ResponseLinkInvalid } from "../../quotes/refusals.ts";
import { isUndecided } from "../../quotes/request-state.ts";
import type { ResponseLink } from "../../quotes/response-link.ts";
import { withShownWords } from "../../quotes/round/masked-round.ts";
import { roundPartState } from "../../quotes/round/round-part.ts";
import type { BuilderId } from "../../shared/id.ts";
import { pick } from "../../shared/records.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { type Acknowledgement, acknowledgementOf } from "../invitations/acknowledgement.ts";
import {
  pricedAnswers,
  readSeatRules,
  type SeatNeeds,
  type Seats,
  seatsOf,
} from "../invitations/seat-rules.ts";
import { holdResponseLink } from "./hold-response-link.ts";
import { type ActToTakeBack, actVersion, lastAct, ownResponse, takeBackEnd } from "./take-back.ts";

type Needs = SeatNeeds & {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  questions: QuestionRepository;
  attachments: AttachmentRepository;
  commissionRates: AgreementNeeds["commissionRates"];
  clock: Clock;
};

/**
 * Fields of the brief that a link shows: of its free texts only those that `factsForBuilders`
 * masks.
 */
const shownFields = [
  "company",
  "tradeShowName",
  "eventDate",
  "venue",
  "industry",
  "boothSize",
  "serviceType",
  "budget",
  "features",
  "openSides",
  "brief",
  "findings",
  "scopeEdits",
  "briefVersion",
] as const satisfies (keyof MaskedFacts | Exclude<keyof QuoteRequest, FreeText>)[];

/** The brief as a link shows it, without personal data of the exhibitor. */
export type LinkedBrief = Pick<QuoteRequest, (typeof shownFields)[number]> &
  AnswerTimes & {
    builderName: string;
    additionalRequirements: string | null;
    respondBy: Date | null;
    /** The promise's clock is paused until the exhibitor answers; no answer time runs. */
    isPaused: boolean;
    /** The builder's IANA time zone, in which times are shown; null: unknown. */
    timeZone: string | null;
    seats: Seats;
    acknowledgement: Acknowledgement | null;
    /** `closed`: a quote was accepted. */
    state: InvitationState | "closed";
    ownQuote: QuoteResponse | null;
    /** Contact data and names are masked. */
    questions: QuestionRead[];
    /** Whether the request no longer takes questions and answers. */
    isClosedToQuestions: boolean;
    /** Files of the builder's own offer. Those of the brief require signing in. */
    files: Attachment[];
    hasBriefFiles: boolean;
    /** Changes of the brief, latest first. Contact data and names are masked. */
    briefEdits: BriefEdit[];
    /** The commission rates to agree to with a first quote; null: none. */
    ratesToAgree: OfferedRates | null;
    /** The commission that the builder pays if they win; null: none. */
    ifWon: TermsIfWon | null;
    /** Counts of the exhibitor's account; null before its second request. */
    exhibitorRecord: ExhibitorRecord | null;
    /** The act that can be taken back; null: none. */
    lastAct: ActToTakeBack | null;
    lastActVersion: string | null;
    /** When that act can no longer be taken back. */
    takeBackUntil: Date | null;
    may: Record<
      | "acknowledge"
      | "decline"
      | "quote"
      | "revise"
      | "confirm"
      | "stands"
      | "withdraw"
      | "takeBack"
      | "ask"
      | "addFiles",
      boolean
    >;
  };

/** A builder opens the link from their invitation. Reads only: mail scanners open links. */
export function viewByLink(ports: Needs) {
  const { quotes, builders, questions, attachments, commissionRates, clock } = ports;
  return async ({
    link,
  }: {
    link: ResponseLink | null;
  }): Promise<Result<LinkedBrief, ResponseLinkInvalid>> => {
    const now = clock.now();
    const held = await holdResponseLink({ quotes, builders }, link, now);
    if (!held.ok) return held;
    const { found, invitation, holder, allDueAt, timeZone } = held.value;
    const { request, responses } = found;
    const rules = await readSeatRules(ports, request.id);
    const { id: builderId, name: builderName } = holder.builder;
    const isDecided = responses.some(({ status }) => status === "accepted");
    const ownQuote = ownResponse(found, builderId, now);
    const isPending = ownQuote !== null && statusAt(ownQuote, now) === "pending" && !isDecided;
    const isInvited = request.assignedBuilders.includes(builderId) && !isDecided;
    const owesQuote = isInvited && !(isPending && namesPrice(ownQuote.quotedAmount));
    const state = invitationState(invitation, pricedAnswers(responses));
    const acknowledgement =
      isInvited && !isPending ? acknowledgementOf(found, builderId, rules, now) : null;
    const { additionalRequirements: text } = request;
    const shown = (text: string) => maskWords(text, request);
    const shownFact = (text: string) => maskFact(text, request);
    const shownValue = (value: BriefChange["from"]) =>
      typeof value === "string"
        ? isBudgetRange(value)
          ? value
          : shown(value)
        : (value?.map(shownFact) ?? null);
    const edits = briefEdits(await readBriefs(quotes, request));
    const read = readByBuilder(await questions.list(request.id), builderId, isUndecided(found));
    const all = await attachments.list(request.id);
    const last = lastAct(found, invitation, now);
    const mayQuote = isInvited && !isPending;
    const ratesToAgree = mayQuote ? await findRatesToAgree(commissionRates, builderId, now) : null;
    return ok({
      ...pick(request, shownFields),
      ...factsForBuilders(request),
      builderName,
      additionalRequirements: text && shown(text),
      brief: mapDetailTexts(request.brief, shown),
      respondBy: invitation.respondBy,
      ...answerTimes(invitation.respondBy, allDueAt, now),
      isPaused: rules.isPaused && owesQuote,
      timeZone,
      seats: seatsOf(found, rules, now),
      exhibitorRecord: await recordOfExhibitor(ports, request),
      acknowledgement,
      state: isDecided ? "closed" : state,
      // only masked texts: a link is read without signing in
      ownQuote: ownQuote && withShownWords(ownQuote, shown),
      questions: read.questions.map(({ question, ...rest }) => {
        const answer = question.answer && shown(question.answer);
        return { ...rest, question: { ...question, text: shown(question.text), answer } };
      }),
      isClosedToQuestions: read.isClosed,
      files: all.filter((file) => file.purpose === "offer" && file.builderId === builderId),
      hasBriefFiles: all.some(({ purpose }) => purpose === "brief"),
      briefEdits: edits.map((edit) => ({
        ...edit,
        changes: edit.changes.map(({ field, from, to }) => ({
          field,
          from: shownValue(from),
          to: shownValue(to),
        })),
      })),
      ratesToAgree,
      ifWon:
        mayQuote || isPending
          ? await commissionRates.findTermsIfWon(builderId, request.id, now)
          : null,
      lastAct: last?.kind ?? null,
      lastActVersion: last && actVersion(last),
      takeBackUntil: last && takeBackEnd(last),
      may: {
        acknowledge: acknowledgement === "possible",
        decline: mayQuote,
        quote: mayQuote,
        revise: isPending,
        stands:
          isPending &&
          ownQuote.round !== null &&
          roundPartState(ownQuote.round, now) === "open" &&
          ownQuote.round.answer !== "stands",
        confirm: isPending && isForEarlierBrief(ownQuote, request),
        withdraw: isPending,
        ask: read.mayAsk && isInvited,
        addFiles: isInvited && isUndecided(found),
        takeBack: last !== null,
      },
    });
  };
}

async function findRatesToAgree(
  commissionRates: Needs["commissionRates"],
  builderId: BuilderId,
  now: Date,
): Promise<OfferedRates | null> {
  const { current } = await commissionRates.findRates(builderId, now);
  if (!current || (await commissionRates.hasAgreed(builderId, current.version))) return null;
  return offered(current);
}
