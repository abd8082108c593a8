import type { ReactNode } from "react";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import {
  type AskedByLink,
  type AskedStep,
  askedByLink,
} from "../../domain/assignment/response-link/asked-by-link.ts";
import { priceText } from "../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { BriefEditList } from "../quotes/brief/brief-edit-list.tsx";
import { builderPricedFor, pricedBooth } from "../quotes/brief/builder-priced-for.ts";
import { LaterWelcome } from "../quotes/invitation/later-welcome.tsx";
import { pausedWords } from "../quotes/invitation/paused-words.ts";
import { acknowledgementWords } from "../quotes/invitation/seat-words.ts";
import { askedWords } from "../quotes/lines/asked-words.ts";
import { RoundValidity } from "../quotes/request/round-validity.tsx";
import { prose } from "../ui/data/rows.css.ts";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { Fold } from "./fold.tsx";
import { Receipt } from "./receipt.tsx";
import { ActForm, DeclineForm } from "./respond-forms.tsx";
import { ExpiredNotice } from "./respond-notices.tsx";
import { RespondOffer } from "./respond-offer.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";
import { choice, other, quietLinks, steps as stepList } from "./respond-page.css.ts";
import { AskForm, QuestionList, questionsOf } from "./respond-questions.tsx";

type Props = {
  brief: LinkedBriefBody;
  answer: RespondAnswer | undefined;
  /** The act that opened the page, as the URL names it. */
  sent: string | null;
  /** The link to the exhibitor's contact details. */
  contacts: ReactNode;
  onBusy: (isBusy: boolean) => void;
};

/** Acts about which the receipt speaks. */
const receiptActs = [
  "quote",
  "revise",
  "confirm",
  "stands",
  "send-again",
  "withdraw",
  "decline",
  "acknowledge",
];

/** The open steps for the builder who reads the brief. */
function askedOf({ may, ownQuote, questions }: LinkedBriefBody): AskedByLink {
  return askedByLink({
    may,
    quotedAmount: ownQuote?.quotedAmount ?? null,
    asksForLines: Boolean(ownQuote?.linesAskedAt),
    toAnswer: questions.filter(({ mayAnswer }) => mayAnswer).length,
  });
}

/** The one card for what is asked now: a quote, steps about a sent one, or nothing. */
export function AskedCard({ brief, answer, sent, contacts, onBusy }: Props) {
  const { may, ownQuote } = brief;
  const asked = askedOf(brief);
  const { stage, keep } = asked;
  const offers = ["quote", "revise"].includes(answer?.act ?? "");
  const isReceipt = receiptActs.includes(sent ?? "") && !answer;
  // steps come before what was sent, unless it was sent just now
  const isBelow = stage === "steps" && !isReceipt;
  const price = ownQuote && priceText(ownQuote);
  const form = <RespondOffer brief={brief} answer={answer} onBusy={onBusy} />;
  return (
    <Card id={stage === "send" ? undefined : "quote"}>
      <Stack gap="medium">
        <Heading level={2} size={stage === "send" ? "card" : undefined}>
          {headings[stage](asked, brief)}
        </Heading>
        {!isBelow && <Receipt brief={brief} answer={answer} isSent={isReceipt} />}
        <Steps asked={asked} brief={brief} answer={answer} />
        {stage === "send" && <Deadline brief={brief} />}
        {stage === "send" && (
          <Fold
            label={may.revise ? "Send your price" : "Send a quote"}
            look="main"
            id="quote"
            isOpen={offers}
          >
            {form}
          </Fold>
        )}
        {(stage === "steps" || stage === "done") && (
          <div className={choice}>
            {keep && (
              <div className={other}>
                <ActForm act={keep} label={`Keep ${price}`} tone="accent" answer={answer}>
                  <input type="hidden" name="version" value={brief.briefVersion} />
                </ActForm>
              </div>
            )}
            <Fold
              label={stage === "done" ? "Change it" : "Change price"}
              look="plain"
              id="price"
              isOpen={offers}
            >
              {form}
            </Fold>
          </div>
        )}
        {isBelow && <Receipt brief={brief} answer={answer} isSent={false} isBelow />}
        <QuietLinks brief={brief} answer={answer} sent={sent} contacts={contacts} />
      </Stack>
    </Card>
  );
}

const counts = ["No", "One", "Two", "Three", "Four"];
const headings: Record<
  AskedByLink["stage"],
  (asked: AskedByLink, brief: LinkedBriefBody) => ReactNode
> = {
  send: (_, brief) => dueWords(brief) ?? "Your answer",
  steps: ({ steps }) =>
    `${counts[steps.length]} ${steps.length === 1 ? "thing" : "things"} to answer`,
  done: () => "Done",
  ended: () => "Your answer",
};

/** Whether the card says when the quote is due; a round of final offers says its own deadline. */
const isDue = ({ answerBy, welcomeUntil, ownQuote }: LinkedBriefBody) =>
  ownQuote?.round?.state !== "open" && (answerBy ?? welcomeUntil) !== null;

/** The deadline of a quote; null while there is none, or its clock is paused. */
function dueWords(brief: LinkedBriefBody): ReactNode {
  if (!isDue(brief) || brief.isPaused) return null;
  if (!brief.answerBy) return "Answer as soon as you can";
  return (
    <span>
      Answer by <DateText iso={brief.answerBy} format="due" />
    </span>
  );
}

/** The terms beside the heading's deadline, and the consequence of taken seats. */
function Deadline({ brief }: { brief: LinkedBriefBody }) {
  const { welcomeUntil, acknowledgement, isPaused } = brief;
  const seatWords = acknowledgementWords(acknowledgement);
  return (
    <>
      <ExpiredNotice brief={brief} />
      {isDue(brief) && isPaused && <Text>{pausedWords}</Text>}
      {isDue(brief) && !isPaused && welcomeUntil && (
        <Text>
          <LaterWelcome times={brief} />
        </Text>
      )}
      {seatWords && <Text>{seatWords}</Text>}
    </>
  );
}

type StepsProps = Pick<Props, "brief" | "answer"> & { asked: AskedByLink };

/** The exhibitor's requests about a sent quote, numbered. */
function Steps({ asked: { steps }, ...props }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <ol className={stepList}>
      {steps.map((step) => {
        const Step = stepParts[step];
        return (
          <li key={step}>
            <Step {...props} />
          </li>
        );
      })}
    </ol>
  );
}

const stepParts: Record<AskedStep, (props: Pick<Props, "brief" | "answer">) => ReactNode> = {
  brief: BriefStep,
  round: RoundStep,
  lines: ({ brief }) => brief.ownQuote && <Text weight="strong">{askedWords(brief.ownQuote)}</Text>,
  questions: QuestionsStep,
};

function BriefStep({ brief }: Pick<Props, "brief">) {
  const { briefEdits, ownQuote, boothSize } = brief;
  const confirmed = ownQuote?.confirmedBrief ?? brief.briefVersion;
  const priced = pricedBooth(briefEdits, confirmed, boothSize);
  const isResized = priced !== boothSize;
  return (
    <div id="changes">
      <Text weight="strong">
        {isResized
          ? `The booth is now ${boothSizeText(boothSize)} (was ${boothSizeText(priced)})`
          : "The brief changed"}
      </Text>
      <Text>{builderPricedFor(briefEdits, confirmed)}</Text>
      <details>
        <summary>What changed in the brief</summary>
        <BriefEditList edits={briefEdits} />
      </details>
    </div>
  );
}

function RoundStep({ brief: { ownQuote } }: Pick<Props, "brief">) {
  if (!ownQuote?.round) return null;
  return (
    <div id="last-word">
      <Text weight="strong">
        They ask for your final offer by <DateText iso={ownQuote.round.endsAt} format="due" />
      </Text>
      <p className={prose}>{ownQuote.round.text}</p>
      <Text>
        <RoundValidity quote={ownQuote} />
      </Text>
    </div>
  );
}

function QuestionsStep({ brief, answer }: Pick<Props, "brief" | "answer">) {
  const { toAnswer } = questionsOf(brief);
  return (
    <div id="questions">
      <Text weight="strong">
        {toAnswer.length === 1 ? "One question" : `${toAnswer.length} questions`}
      </Text>
      <QuestionList questions={toAnswer} answer={answer} />
    </div>
  );
}

/** The other ways to answer. */
function QuietLinks({ brief, answer, sent, contacts }: Omit<Props, "onBusy">) {
  const { may } = brief;
  const { toAnswer, rest } = questionsOf(brief);
  const hasQuestions = may.ask || rest.length > 0;
  return (
    <div className={quietLinks}>
      {may.acknowledge && (
        <ActForm act="acknowledge" label="We'll quote later" tone="quiet" answer={answer} />
      )}
      {hasQuestions && (
        <Fold
          label={may.ask ? askLabel(rest.length) : `Questions (${rest.length})`}
          look="quiet"
          id={toAnswer.length > 0 ? undefined : "questions"}
          isOpen={
            answer?.act === "ask" || ["ask", "answer", "decline-question"].includes(sent ?? "")
          }
        >
          <Stack gap="medium">
            <QuestionList questions={rest} answer={answer} />
            {may.ask && <AskForm answer={answer} />}
          </Stack>
        </Fold>
      )}
      {may.decline && (
        <Fold label="Can't do it" look="quiet" id="decline" isOpen={answer?.act === "decline"}>
          <DeclineForm answer={answer} />
        </Fold>
      )}
      {may.withdraw && (
        <ActForm act="withdraw" label="Withdraw quote" tone="quiet" answer={answer} />
      )}
      <div>{contacts}</div>
    </div>
  );
}

const askLabel = (count: number) => `Ask a question${count > 0 ? ` (${count} asked)` : ""}`;
