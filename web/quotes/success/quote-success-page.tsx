import { useQuery } from "@tanstack/react-query";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useParams,
  useSearchParams,
} from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { callQuery } from "../../api/call-query.ts";
import { apiContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { ReadFailed } from "../../ui/feedback/read-failed.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { LazyFiles } from "../files/lazy-files.tsx";
import { FiveQuotes } from "../promise/five-quotes.tsx";
import { PromiseScope } from "../promise/promise-scope.tsx";
import { QuoteSuccessCard } from "./quote-success-card.tsx";
import { QuoteSuccessHero } from "./quote-success-hero.tsx";
import { isConfirmationHeld, isJustSent } from "./quote-success-path.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";

/**
 * Reads the request; null when the visitor may see none with this id, or when reading failed: the
 * page then has general texts.
 */
export async function loader({ params: { id }, context }: LoaderFunctionArgs) {
  if (!id) return { request: null, isUnread: false };
  return context
    .get(apiContext)
    .call("GET /api/quote-requests/:id", { params: { id } })
    .then(
      (request) => ({ request, isUnread: false }),
      (error: unknown) => ({ request: null, isUnread: isUnread(error) }),
    );
}

/** Whether the request may exist: reading failed otherwise than with "not found". */
function isUnread(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

/**
 * Loads nothing on client-side navigation: the page appears at once and reads the request itself.
 */
export const clientLoader = () => null;

export { privateHeaders as headers } from "../../page/private-headers.ts";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: params.id ? "Your quote request" : "What happens after you request quotes",
    description: "How a quote request is matched with builders, and when their quotes arrive.",
    canonicalPath: "/quote-success",
    isPrivate: true,
  });

/** The last page of the wizard: summary and next steps. Without a receipt its texts are general. */
export default function QuoteSuccessPage() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const user = useCurrentUser();
  const served = useLoaderData<typeof loader | typeof clientLoader>();
  const query = useQuery({
    ...callQuery("GET /api/quote-requests/:id", { params: { id } }),
    enabled: id !== "" && !served,
  });
  const request = served?.request ?? query.data ?? null;
  const mayBeThere = query.isError ? isUnread(query.error) : (served?.isUnread ?? false);
  // the server doesn't know the navigation state: keep what it rendered
  const isSent = !served && isJustSent(state);
  const isKnown = request !== null || query.isLoading;
  return (
    <PromiseScope promise={request?.promise}>
      <Container>
        <Stack gap="xlarge">
          <QuoteSuccessHero
            request={request}
            isReceived={isKnown || mayBeThere || isSent}
            isNamed={id !== ""}
            signedInAs={user?.email ?? null}
          />
          {isKnown && (
            <QuoteSuccessCard request={request} isConfirmationHeld={isConfirmationHeld(search)} />
          )}
          {mayBeThere && !isKnown && (
            <ReadFailed title="We couldn't show your request just now">
              You don't need to send it again. Please try again in a moment.
            </ReadFailed>
          )}
          {request?.promise && (
            <Card>
              <FiveQuotes
                promise={request.promise}
                received={request.promise.outlook?.countable ?? 0}
                promised={request.promise.numbers.quotesPromised}
                level={2}
              />
            </Card>
          )}
          {request && user && <LazyFiles requestId={id} level={2} />}
          <WhatHappensNext requestId={id} />
        </Stack>
      </Container>
    </PromiseScope>
  );
}
