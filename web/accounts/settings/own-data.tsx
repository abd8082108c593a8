import { useState } from "react";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { saveFile } from "../../api/save-file.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useReauthentication } from "../reauthentication/use-reauthentication.tsx";
import { DeleteAccount } from "./delete-account.tsx";

/** Data export and account deletion. */
export function OwnData({ user }: { user: CurrentUserBody }) {
  const [isAsking, setAsking] = useState(false);
  const { guarded, proofDialog } = useReauthentication("This file has everything we have on you");
  const save = useChange({
    call: () => guarded(() => saveFile("/api/auth/user/data", "my-data.json")),
    failed: {
      title: "Data not downloaded",
      couldNot: "get your data",
    },
  });
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
          <Button pending={save.isPending} onClick={() => save.mutate()}>
            Download my data
          </Button>
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
      {proofDialog}
      <DeleteAccount open={isAsking} onOpenChange={setAsking} user={user} />
    </Stack>
  );
}
