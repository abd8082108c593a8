import { useState } from "react";
import { data, useActionData, useParams, useSearchParams } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { ownValue } from "../../domain/shared/own-value.ts";
import { apiContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { builderPricedFor } from "../quotes/brief/builder-priced-for.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { ReaderZone } from "../ui/text/reader-zone.ts";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/respond-page.ts";
import { AskedCard } from "./asked-card.tsx";
import { dashboardOf } from "./dashboard-of.ts";
import { useFragmentOpens } from "./fold.tsx";
import { useSentDraft } from "./link-draft.ts";
import { LostLink } from "./lost-link.tsx";
import { RespondBrief } from "./respond-brief.tsx";
import { IsUploading, RemoveFileForm } from "./respond-forms.tsx";
import { EndedNotice, RefusedNotice, SentNotice } from "./respond-notices.tsx";
import type { action } from "./respond-page.action.ts";
import { page } from "./respond-page.css.ts";

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

/** Acts that the receipt doesn't speak about. */
const sentWords: Record<string, string> = {
  "take-back": "Undone",
  ask: "Your question is on its way",
  answer: "Your answer is on its way",
  "decline-question": "Your reply is on its way",
  "remove-file": "The file is removed",
};

export default function RespondPage({ loaderData }: Route.ComponentProps) {
  const { brief, lost } = loaderData;
  return (
    <Container width="form">
      <ReaderZone value={brief?.timeZone ?? undefined}>
        <div className={page}>
          <Stack gap="large">
            {brief ? <Invitation brief={brief} /> : <LostLink words={lost} />}
          </Stack>
        </div>
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
  const { token = "" } = useParams();
  // the mark leaves the URL once it is read
  const [sent] = useState(answer ? null : search.get("sent"));
  const { builderName, company, show, may, questions } = brief;
  const done = ownValue(sentWords, sent ?? "");
  const isEnded = !may.quote && !may.revise && !may.takeBack;
  const isAsked = !isEnded || questions.length > 0;
  const contacts = (
    <LinkButton to={dashboardOf(token)} tone="quiet" size="small" reloadDocument full>
      Show contact details
    </LinkButton>
  );
  useSentDraft(answer !== undefined);
  useFragmentOpens();
  return (
    <IsUploading value={isUploading}>
      <Stack gap="small">
        <Heading level={1}>{show}</Heading>
        <Text tone="muted">{`${company} invites ${builderName} to quote.`}</Text>
      </Stack>
      {done && <SentNotice title={done}>{`Sent for ${builderName}.`}</SentNotice>}
      <RefusedNotice brief={brief} answer={answer} />
      {isEnded && <EndedNotice brief={brief} />}
      {isForEarlier(brief) && <Text weight="strong">{pricedForOf(brief)}</Text>}
      <RespondBrief brief={brief} />
      {isAsked && (
        <AskedCard
          brief={brief}
          answer={answer}
          sent={sent}
          contacts={contacts}
          onBusy={setUploading}
        />
      )}
      <RemoveFileForm />
      {!isAsked && <div>{contacts}</div>}
    </IsUploading>
  );
}

const pricedForOf = ({ briefEdits, ownQuote, briefVersion }: LinkedBriefBody) =>
  builderPricedFor(briefEdits, ownQuote?.confirmedBrief ?? briefVersion);

/** Whether the quote is priced for an earlier brief, and waits for its builder or is accepted so. */
const isForEarlier = ({ ownQuote, briefVersion, may }: LinkedBriefBody) =>
  may.confirm || (ownQuote?.status === "accepted" && ownQuote.confirmedBrief < briefVersion);
