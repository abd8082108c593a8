import { useState } from "react";
import { data, useActionData, useParams, useSearchParams } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { namesPrice } from "../../domain/offers/names-price.ts";
import { openSidesText } from "../../domain/quotes/open-sides.ts";
import { boothFeatures, labelOf } from "../../domain/quotes/options.ts";
import { openOf } from "../booth-drawing/booth.ts";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { apiContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { BriefEditList } from "../quotes/brief/brief-edit-list.tsx";
import { builderPricedFor } from "../quotes/brief/builder-priced-for.ts";
import { LaterWelcome } from "../quotes/invitation/later-welcome.tsx";
import { pausedWords } from "../quotes/invitation/paused-words.ts";
import { SeatLine } from "../quotes/invitation/seat-line.tsx";
import { requestFacts } from "../quotes/request/request-facts.ts";
import { RoundValidity } from "../quotes/request/round-validity.tsx";
import { serviceTypeTitle } from "../quotes/request/service-type-title.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { DataList } from "../ui/data/data-list.tsx";
import { prose } from "../ui/data/rows.css.ts";
import { Card } from "../ui/layout/card.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { ReaderZone } from "../ui/text/reader-zone.ts";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/respond-page.ts";
import { dashboardOf } from "./dashboard-of.ts";
import { useSentDraft } from "./link-draft.ts";
import { LostLink } from "./lost-link.tsx";
import { RespondFiles } from "./respond-files.tsx";
import { ActForm, DeclineForm, IsUploading } from "./respond-forms.tsx";
import { EndedNotice, ExpiredNotice, RefusedNotice, SentNotice } from "./respond-notices.tsx";
import { RespondOffer } from "./respond-offer.tsx";
import type { action } from "./respond-page.action.ts";
import { RespondQuestions } from "./respond-questions.tsx";

export { action } from "./respond-page.action.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Answer an invitation",
    description: "Quote for a trade show booth, or decline.",
    canonicalPath: "/respond",
    isPrivate: true,
  });

/** No navigation around the page: its reader came for one task. */
export const handle = { frame: "bare" };

export { secretUrlHeaders as headers } from "../page/private-headers.ts";

/** Reads the request without changing anything, because mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params;
  try {
    const brief = await context
      .get(apiContext)
      .call("GET /api/respond/:token", { params: { token } });
    return data({ brief, lost: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const lost = ApiError.wordsOf(error, "This link doesn't work anymore");
    return data({ brief: null, lost }, { status: error.status });
  }
}

const sentWords: Record<string, string> = {
  acknowledge: "You have a seat",
  quote: "Your quote is on its way",
  revise: "Your revised quote is on its way",
  decline: "You declined this invitation",
  withdraw: "Your quote is withdrawn",
  "take-back": "Taken back",
  "send-again": "Your quote is on its way again",
  ask: "Your question is on its way",
  answer: "Your answer is on its way",
  "decline-question": "Your reply is on its way",
  "remove-file": "The file is removed",
  confirm: "Your quote stands for the new brief",
  stands: "Your quote stands",
};

export default function RespondPage({ loaderData }: Route.ComponentProps) {
  const { brief, lost } = loaderData;
  return (
    <Container width="form">
      <ReaderZone value={brief?.timeZone ?? undefined}>
        <Stack gap="large">
          {brief ? <Invitation brief={brief} /> : <LostLink words={lost} />}
        </Stack>
      </ReaderZone>
    </Container>
  );
}

function Invitation({ brief }: { brief: LinkedBriefBody }) {
  const answered = useActionData<typeof action>();
  // keep the form's answer: a finished upload refetches the page, which clears it
  const [answer] = useState(answered);
  const [isUploading, setUploading] = useState(false);
  const [search] = useSearchParams();
  const { builderName, company, show, answerBy, welcomeUntil, seats, may, questions, files } =
    brief;
  const { token = "" } = useParams();
  const done = sentWords[search.get("sent") ?? ""];
  const mayOffer = may.quote || may.revise;
  const isWithdrawn = brief.lastAct === "withdrawn";
  const isOpen = brief.state !== "closed";
  const round = brief.ownQuote?.round?.state === "open" ? brief.ownQuote.round : null;
  const isQuoted = may.revise && namesPrice(brief.ownQuote?.quotedAmount ?? null);
  // show one deadline only: that of the open step
  const isDue = isOpen && !isQuoted && !round && (answerBy ?? welcomeUntil) !== null;
  useSentDraft(answer !== undefined);
  return (
    <IsUploading value={isUploading}>
      <Stack gap="small">
        <Heading level={1}>{show}</Heading>
        <Text tone="muted">{`${company} invites ${builderName} to quote.`}</Text>
      </Stack>
      {done && !answer && <SentNotice title={done}>{`Sent for ${builderName}.`}</SentNotice>}
      <RefusedNotice brief={brief} answer={answer} />
      {!mayOffer && !may.decline && !may.takeBack && <EndedNotice brief={brief} />}
      {may.takeBack && (
        <Card>
          <ActForm
            act="take-back"
            label={isWithdrawn ? "Send it again" : "Take it back"}
            answer={answer}
          >
            <input type="hidden" name="seen" value={brief.lastActVersion ?? undefined} />
            <Text>
              {isWithdrawn
                ? "Withdrew it by mistake? For an hour it can be sent again as it was, while a seat is free."
                : `Not you, or a slip? What was sent for ${builderName} can be taken back for an hour.`}
            </Text>
          </ActForm>
        </Card>
      )}
      {may.confirm && <BriefChanges brief={brief} answer={answer} />}
      <Brief brief={brief} />
      {brief.hasBriefFiles && (
        <Text tone="muted">The exhibitor added files. Sign in to your dashboard to see them.</Text>
      )}
      {may.stands && brief.ownQuote?.round && (
        <Card id="last-word">
          <ActForm act="stands" label="Our quote stands" answer={answer}>
            <input type="hidden" name="version" value={brief.briefVersion} />
            <Heading level={2}>The exhibitor asks for your best and final offer</Heading>
            <p className={prose}>{brief.ownQuote.round.text}</p>
            <Text>
              Revise your quote below or let it stand until{" "}
              <DateText iso={brief.ownQuote.round.endsAt} format="due" />.
              <RoundValidity quote={brief.ownQuote} />
              {may.confirm && <span>{" If it stands, it stands for the changed brief, too."}</span>}
            </Text>
          </ActForm>
        </Card>
      )}
      <ExpiredNotice brief={brief} />
      {!may.confirm && <BriefChanges brief={brief} answer={answer} />}
      {isDue && brief.isPaused && <Text>{pausedWords}</Text>}
      {isDue && !brief.isPaused && (
        <Text>
          {answerBy ? (
            <span>
              Answer by <DateText iso={answerBy} format="due" />.{" "}
            </span>
          ) : (
            <span>{"Answer as soon as you can. "}</span>
          )}
          <LaterWelcome times={brief} />
        </Text>
      )}
      {isOpen && <SeatLine seats={seats} acknowledgement={brief.acknowledgement} />}
      {may.acknowledge && (
        <Card>
          <ActForm act="acknowledge" label="We will quote" answer={answer}>
            <Text>Take a seat now and send the quote later. No charge either way.</Text>
          </ActForm>
        </Card>
      )}
      {mayOffer && (
        <Card id="quote">
          <Stack gap="medium">
            <Heading level={2}>{may.revise ? "Your quote" : "Send a quote"}</Heading>
            {may.confirm && <Text>{pricedForOf(brief)}</Text>}
            <RespondOffer brief={brief} answer={answer} />
            {may.withdraw && <ActForm act="withdraw" label="Withdraw quote" answer={answer} />}
          </Stack>
        </Card>
      )}
      {(may.addFiles || files.length > 0) && (
        <RespondFiles brief={brief} token={token} answer={answer} onBusy={setUploading} />
      )}
      {(may.ask || questions.length > 0) && <RespondQuestions brief={brief} answer={answer} />}
      {may.decline && (
        <Card id="decline">
          <Stack gap="medium">
            <Heading level={2}>Decline</Heading>
            <DeclineForm answer={answer} />
          </Stack>
        </Card>
      )}
      <LinkButton to={dashboardOf(token)} reloadDocument>
        Show contact details
      </LinkButton>
    </IsUploading>
  );
}

const pricedForOf = ({ briefEdits, ownQuote, briefVersion }: LinkedBriefBody) =>
  builderPricedFor(briefEdits, ownQuote?.confirmedBrief ?? briefVersion);

const isAcceptedForEarlier = ({ ownQuote, briefVersion }: LinkedBriefBody) =>
  ownQuote?.status === "accepted" && ownQuote.confirmedBrief < briefVersion;

/** Shown above the brief while the quote is priced for an earlier version. */
function BriefChanges({ brief, answer }: BriefChangesProps) {
  if (brief.briefEdits.length === 0) return null;
  return (
    <Card id="changes">
      <Stack gap="medium">
        <Heading level={2}>What changed in the brief</Heading>
        {isAcceptedForEarlier(brief) && <Text weight="strong">{pricedForOf(brief)}</Text>}
        <BriefEditList edits={brief.briefEdits} />
        {brief.may.confirm && (
          <ActForm act="confirm" label="Confirm my quote" answer={answer}>
            <input type="hidden" name="version" value={brief.briefVersion} />
            <Text>{`${pricedForOf(brief)} Confirm that it stands, or revise it.`}</Text>
          </ActForm>
        )}
      </Stack>
    </Card>
  );
}

type BriefChangesProps = {
  brief: LinkedBriefBody;
  answer: ReturnType<typeof useActionData<typeof action>>;
};

function Brief({ brief }: { brief: LinkedBriefBody }) {
  const { industry, boothSize, features, openSides, serviceType, show } = brief;
  const { additionalRequirements } = brief;
  const sides = openSidesText(openSides);
  const wanted = features.map((feature) => labelOf(boothFeatures, feature)).join(", ");
  return (
    <Card>
      <Stack gap="medium">
        <LazyBoothDrawing
          type={industry}
          size={boothSize}
          features={features}
          seed={show}
          dimensions={false}
          {...openOf(openSides)}
        />
        <DataList
          items={[
            ...requestFacts(brief),
            ...(sides ? [{ label: "Open sides", value: sides }] : []),
            { label: "Service type", value: serviceTypeTitle(serviceType) },
            ...(wanted ? [{ label: "Features", value: wanted }] : []),
            ...(additionalRequirements
              ? [{ label: "Special requirements", value: additionalRequirements }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
