import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InviteBody } from "../../../app-server/contract/builders/invite-calls.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { row, rows } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { List } from "../../ui/feedback/list-card.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";

const looks = {
  open: { label: "Open", tone: "info" },
  used: { label: "Joined", tone: "positive" },
  revoked: { label: "Canceled", tone: "neutral" },
  expired: { label: "Expired", tone: "caution" },
} as const;

/**
 * Sends links to join by email, and revokes them. `builder` is the profile that a link hands over.
 */
export function InviteBuilders({ builder }: { builder: { id: string; name: string } | null }) {
  const [email, setEmail] = useState("");
  const invites = useQuery({
    ...callQuery("GET /api/admin/builder-invites"),
    select: (answer) => answer.invites,
  });
  const { guarded, proofDialog } = useReauthentication("An invite lets a person join as a builder");
  const invite = useChange({
    call: () =>
      guarded(() =>
        fetchApi.call("POST /api/admin/builder-invites", {
          body: { email, builderId: builder?.id ?? null },
        }),
      ),
    refreshes: ["admin"],
    done: { title: "Invite sent", description: "The link works once, for 14 days." },
    failed: {
      title: "Invite Not Sent",
      couldNot: "send the invite",
    },
    onDone: () => setEmail(""),
  });
  return (
    <Card as="section">
      <CardHeader
        title="Invite builders"
        subtitle="They get an email with a link to join as a builder. It works once, for 14 days; an earlier link to the same address stops working."
        actions={<TextLink to="/admin-dashboard?view=supply">Back to coverage</TextLink>}
      />
      <Stack>
        {proofDialog}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            invite.mutate();
          }}
        >
          <Stack>
            {builder && <Text>{`They get the profile of ${builder.name}.`}</Text>}
            <Field label="Email">
              {(control) => (
                <TextInput
                  {...control}
                  type="email"
                  required
                  maxLength={254}
                  autoComplete="off"
                  value={email}
                  onChange={({ target: { value } }) => setEmail(value)}
                />
              )}
            </Field>
            <Inline>
              <Button type="submit" tone="accent" pending={invite.isPending}>
                Send invite
              </Button>
            </Inline>
          </Stack>
        </form>
        <Heading level={3} size="card">
          Invites sent
        </Heading>
        <List
          query={invites}
          loading="Loading invites"
          rows={3}
          failure={{
            title: "Error Loading Invites",
            couldNot: "load the invites",
          }}
          empty={<Text tone="muted">No invites yet.</Text>}
        >
          {(sent) => (
            <ul className={rows}>
              {sent.map((each) => (
                <Invite key={each.id} invite={each} />
              ))}
            </ul>
          )}
        </List>
      </Stack>
    </Card>
  );
}

function Invite({
  invite: { id, email, builderName, state, createdAt, expiresAt },
}: {
  invite: InviteBody;
}) {
  const revoke = useChange({
    call: () => fetchApi.call("POST /api/admin/builder-invites/:id/revoke", { params: { id } }),
    refreshes: ["admin"],
    done: { title: "Invite canceled", description: `${email} can't use it anymore.` },
    failed: {
      title: "Invite Not Canceled",
      couldNot: "cancel the invite",
    },
  });
  return (
    <li className={row}>
      <Inline justify="between">
        <Stack gap="xsmall">
          <Inline gap="small">
            <Text weight="strong">{email}</Text>
            <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
          </Inline>
          <Text size="small" tone="muted">
            {builderName && <span>{`${builderName}, `}</span>}
            <span>
              sent <DateText iso={createdAt} format="PPp" />
            </span>
            {state === "open" && (
              <span>
                , works until <DateText iso={expiresAt} format="PPp" />
              </span>
            )}
          </Text>
        </Stack>
        {state === "open" && (
          <Button size="small" pending={revoke.isPending} onClick={() => revoke.mutate()}>
            Cancel invite
          </Button>
        )}
      </Inline>
    </li>
  );
}
