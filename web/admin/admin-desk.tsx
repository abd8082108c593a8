import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AddPasskey } from "../accounts/add-passkey.tsx";
import { PasskeyAdvice } from "../accounts/passkey-advice.tsx";
import { useFresh } from "../changes/use-fresh.ts";
import { Reviews } from "../reviews/reviews.tsx";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Stack } from "../ui/stack.tsx";
import { AuditLog } from "./audit-log.tsx";
import { ContentSync } from "./content-sync.tsx";
import { isAuditView } from "./is-audit-view.ts";
import { QuoteManagement } from "./quote-management.tsx";
import { StatCards } from "./stat-cards.tsx";

const liveKeys = [["admin"], ["quote-requests"]] as const;

/** The admin's desk: the numbers, what waits for review, and every request; or the trail of what was done. It keeps itself fresh. */
export function AdminDesk({ address }: { address: URLSearchParams }) {
  const client = useQueryClient();
  useFresh(liveKeys);
  const [addsPasskey, setAddsPasskey] = useState(false);
  const isLog = isAuditView(address);
  return (
    <Stack gap="large">
      <Inline justify="between">
        <Heading level={1}>Admin Dashboard</Heading>
        <Inline gap="small">
          <LinkButton size="small" to={isLog ? "/admin-dashboard" : "/admin-dashboard?view=log"}>
            {isLog ? "Requests" : "Audit Log"}
          </LinkButton>
          <Button size="small" onClick={() => client.invalidateQueries({ queryKey: ["admin"] })}>
            Refresh
          </Button>
        </Inline>
      </Inline>
      <PasskeyAdvice
        action={
          <Button size="small" tone="accent" onClick={() => setAddsPasskey(true)}>
            Add a passkey
          </Button>
        }
      />
      <AddPasskey open={addsPasskey} onOpenChange={setAddsPasskey} />
      {isLog ? (
        <AuditLog />
      ) : (
        <>
          <StatCards />
          <Reviews />
          <ContentSync />
          <QuoteManagement address={address} />
        </>
      )}
    </Stack>
  );
}
