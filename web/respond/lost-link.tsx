import { useActionData, useParams, useSearchParams } from "react-router";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { dashboardOf } from "./dashboard-of.ts";
import { ActForm } from "./respond-forms.tsx";
import { SentNotice } from "./respond-notices.tsx";
import type { action } from "./respond-page.action.ts";

/** Page for a link that no longer works, or never did; it doesn't say which. */
export function LostLink({ words }: { words: string | null }) {
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { token = "" } = useParams();
  const isSent = search.get("sent") === "new-link" && !answer;
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={1}>{words}</Heading>
        {isSent ? (
          <SentNotice title="Check your email">
            If there's still something to answer, a new link is on its way to the address that was
            invited.
          </SentNotice>
        ) : (
          <>
            <Text>
              The request may be closed, or there's a newer link in your inbox. Your dashboard has
              all your requests.
            </Text>
            <ActForm act="new-link" label="Email me a new link" tone="accent" answer={answer} />
          </>
        )}
        <LinkButton to={dashboardOf(token)} reloadDocument>
          Open your dashboard
        </LinkButton>
      </Stack>
    </Card>
  );
}
