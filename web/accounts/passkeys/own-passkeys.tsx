import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../api/call-query.ts";
import { Button } from "../../ui/action/button.tsx";
import { List } from "../../ui/feedback/list-card.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { OwnPasskey } from "./own-passkey.tsx";
import { knowsPasskeys } from "./webauthn-client.ts";

/** The member's passkeys, with add, rename and remove. */
export function OwnPasskeys() {
  const passkeys = useQuery(callQuery("GET /api/auth/user/passkeys"));
  const [isAdding, setAdding] = useState(false);
  const canAdd = useIsAlive() && knowsPasskeys();
  return (
    <Stack gap="medium" as="section">
      <Stack gap="xsmall">
        <Heading level={3} size="card">
          Passkeys
        </Heading>
        <Text tone="muted">
          A passkey signs you in with your fingerprint, face or screen lock. No email to wait for,
          and no secret for anyone to steal from us.
        </Text>
      </Stack>
      <List
        query={passkeys}
        loading="Loading your passkeys"
        failure={{
          title: "Error Loading Passkeys",
          couldNot: "load your passkeys",
        }}
        empty={<Text>No passkeys yet.</Text>}
      >
        {(all) => (
          <Stack gap="medium" as="ul">
            {all.map((passkey) => (
              <li key={passkey.id}>
                <OwnPasskey passkey={passkey} />
              </li>
            ))}
          </Stack>
        )}
      </List>
      {canAdd ? (
        <Inline>
          <Button onClick={() => setAdding(true)}>Add a passkey</Button>
        </Inline>
      ) : (
        <Text tone="muted" size="small">
          This browser doesn't support passkeys. Open your settings in another browser to add one.
        </Text>
      )}
      <AddPasskey open={isAdding} onOpenChange={setAdding} />
    </Stack>
  );
}
