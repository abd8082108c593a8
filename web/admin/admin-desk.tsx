import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AddPasskey } from "../accounts/passkeys/add-passkey.tsx";
import { PasskeyAdvice } from "../accounts/passkeys/passkey-advice.tsx";
import { useChangePolling } from "../changes/use-change-polling.ts";
import { Reviews } from "../reviews/reviews.tsx";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { AuditLog } from "./audit/audit-log.tsx";
import { ContentSync } from "./content-sync.tsx";
import { type DeskView, deskView } from "./desk-view.ts";
import { People } from "./people/people.tsx";
import { QuoteManagement } from "./requests/quote-management.tsx";
import { StatCards } from "./stat-cards.tsx";

const views: { name: DeskView; label: string; to: string }[] = [
  { name: "requests", label: "Requests", to: "/admin-dashboard" },
  { name: "people", label: "People & Builders", to: "/admin-dashboard?view=people" },
  { name: "log", label: "Audit Log", to: "/admin-dashboard?view=log" },
];

const liveKeys = [["admin"], ["quote-requests"]] as const;

/** The admin dashboard: figures, review queue and requests; or people; or the audit log. Polls for changes. */
export function AdminDesk({ address }: { address: URLSearchParams }) {
  const client = useQueryClient();
  useChangePolling(liveKeys);
  const [addsPasskey, setAddsPasskey] = useState(false);
  const view = deskView(address);
  return (
    <Stack gap="large">
      <Inline justify="between">
        <Heading level={1}>Admin Dashboard</Heading>
        <Inline gap="small">
          {views
            .filter(({ name }) => name !== view)
            .map(({ label, to }) => (
              <LinkButton key={to} size="small" to={to}>
                {label}
              </LinkButton>
            ))}
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
      {view === "log" && <AuditLog />}
      {view === "people" && <People />}
      {view === "requests" && (
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
