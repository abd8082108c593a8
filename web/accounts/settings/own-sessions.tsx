import { useQuery } from "@tanstack/react-query";
import type { OwnSessionBody } from "../../../app-server/contract/accounts/profile.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { leaveFor } from "../../ui/overlay/leaving.ts";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

/** The member's sessions, with ways to end them. */
export function OwnSessions() {
  const sessions = useQuery(callQuery("GET /api/auth/user/sessions"));
  const everywhere = useChange({
    call: () => fetchApi.call("DELETE /api/auth/user/sessions"),
    failed: {
      title: "Not signed out",
      couldNot: "sign out",
    },
    onDone: () => leaveFor("/"),
  });
  return (
    <Stack gap="medium" as="section">
      <Heading level={3} size="card">
        Your devices
      </Heading>
      <Loaded
        query={sessions}
        loading="Loading your sessions"
        failure={{
          title: "Error Loading Devices",
          couldNot: "load your devices",
        }}
      >
        {(all) => (
          <Stack gap="medium" as="ul">
            {all.map((session) => (
              <li key={session.id}>
                <OwnSession session={session} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      <Inline>
        <Button tone="critical" pending={everywhere.isPending} onClick={() => everywhere.mutate()}>
          Sign out everywhere
        </Button>
      </Inline>
    </Stack>
  );
}

function OwnSession({ session }: { session: OwnSessionBody }) {
  const { id, device, isCurrent, lastSeenAt } = session;
  const end = useChange({
    call: () => fetchApi.call("DELETE /api/auth/user/sessions/:id", { params: { id } }),
    refreshes: ["auth"],
    done: { title: "Signed out", description: `${device} is signed out.` },
    failed: {
      title: "Not signed out",
      couldNot: "sign out",
    },
  });
  return (
    <Inline justify="between" gap="medium" wrap={false}>
      <Stack gap="xsmall">
        <Inline>
          <Text weight="strong">{device}</Text>
          {isCurrent && <Badge tone="positive">This browser</Badge>}
        </Inline>
        <Text tone="muted" size="small">
          Last used <DateText iso={lastSeenAt} format="near" />
        </Text>
      </Stack>
      {!isCurrent && (
        <Button size="small" pending={end.isPending} onClick={() => end.mutate()}>
          Sign out
        </Button>
      )}
    </Inline>
  );
}
