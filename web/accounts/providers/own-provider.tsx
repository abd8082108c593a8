import type { OwnProviderBody } from "../../../app-server/contract/accounts/profile.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useReauthentication } from "../reauthentication/use-reauthentication.tsx";

type Props = { provider: OwnProviderBody; isRemoved: boolean };

/**
 * A connected provider with a button to remove it, or a removed one with a button to connect it
 * again.
 */
export function OwnProvider({ provider, isRemoved }: Props) {
  const { id, label, lastUsedAt } = provider;
  const { guarded, proofDialog } = useReauthentication();
  const change = useChange({
    call: () =>
      guarded(() =>
        isRemoved
          ? fetchApi.call("POST /api/auth/user/providers/:id/let-in", { params: { id } })
          : fetchApi.call("DELETE /api/auth/user/providers/:id", { params: { id } }),
      ),
    refreshes: ["auth"],
    done: isRemoved
      ? { title: "Turned back on", description: `You can sign in with ${label} again.` }
      : { title: "Removed", description: `You can no longer sign in with ${label}.` },
    failed: isRemoved
      ? {
          title: "Not turned on",
          couldNot: "turn it back on",
        }
      : {
          title: "Not removed",
          couldNot: "remove it",
        },
  });
  return (
    <Inline justify="between" gap="medium" wrap={false}>
      <Stack gap="xsmall">
        <Text weight="strong">{label}</Text>
        <Text tone="muted" size="small">
          {isRemoved ? (
            "Removed"
          ) : (
            <span>
              Last used <DateText iso={lastUsedAt} format="near" />
            </span>
          )}
        </Text>
      </Stack>
      <Button
        size="small"
        aria-label={isRemoved ? `Turn ${label} back on` : `Remove ${label}`}
        pending={change.isPending}
        onClick={() => change.mutate()}
      >
        {isRemoved ? "Let in again" : "Remove"}
      </Button>
      {proofDialog}
    </Inline>
  );
}
