import { useQueryClient } from "@tanstack/react-query";
import type { StatusGroup } from "../../domain/quotes/request-state.ts";
import { PasskeyAdvice } from "../accounts/passkey-advice.tsx";
import { Reviews } from "../reviews/reviews.tsx";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Stack } from "../ui/stack.tsx";
import { ContentSync } from "./content-sync.tsx";
import { QuoteManagement } from "./quote-management.tsx";
import { StatCards } from "./stat-cards.tsx";

type Props = { status: StatusGroup | undefined; onStatus: (status?: StatusGroup) => void };

/** The admin's desk: the numbers, what waits for review, and every request. Deliveries go on in the background: Refresh reads all again. */
export function AdminDesk({ status, onStatus }: Props) {
  const client = useQueryClient();
  return (
    <Stack gap="large">
      <Inline justify="between">
        <Heading level={1}>Admin Dashboard</Heading>
        <Button size="small" onClick={() => client.invalidateQueries({ queryKey: ["admin"] })}>
          Refresh
        </Button>
      </Inline>
      <PasskeyAdvice
        action={
          <LinkButton to="/dashboard?settings=security" size="small">
            Add a passkey
          </LinkButton>
        }
      />
      <StatCards />
      <Reviews />
      <ContentSync />
      <QuoteManagement status={status} onStatus={onStatus} />
    </Stack>
  );
}
