import { useState } from "react";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { DeleteAccount } from "./delete-account.tsx";

/** Data export and account deletion. */
export function OwnData({ user }: { user: CurrentUserBody }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap="large">
      <Stack gap="small" as="section">
        <Heading level={3} size="card">
          Download my data
        </Heading>
        <Text tone="muted">
          A JSON file with everything we have on you: profile, requests, quotes, favorites,
          sign-ins.
        </Text>
        <Inline>
          <LinkButton to="/api/auth/user/data" reloadDocument>
            Download my data
          </LinkButton>
        </Inline>
      </Stack>
      <Stack gap="small" as="section">
        <Heading level={3} size="card">
          Delete my account
        </Heading>
        <Text tone="muted">
          Permanent. You'll see exactly what's kept and what's deleted before you confirm.
        </Text>
        <Inline>
          <Button tone="critical" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </Inline>
      </Stack>
      <DeleteAccount open={isAsking} onOpenChange={setAsking} user={user} />
    </Stack>
  );
}
