import type { OwnType, UserType } from "../../../domain/accounts/user.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { useRefreshUser } from "../../session/use-refresh-user.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

const labels: Record<OwnType, string> = { exhibitor: "Exhibitor", builder: "Builder" };

/** Switches between exhibitor and builder. Admins stay admins. */
export function AccountTypeSwitch({ userType }: { userType: UserType }) {
  const refreshUser = useRefreshUser();
  const change = useChange({
    call: (wanted: OwnType) =>
      fetchApi.call("PATCH /api/auth/user/type", { body: { userType: wanted } }),
    refreshes: ["builders"],
    done: (_, wanted) => ({
      title: "Account Type Updated",
      description: `Your account has been switched to ${labels[wanted]} mode.`,
    }),
    failed: {
      title: "Switch Failed",
      text: "Failed to switch account type. Please try again.",
    },
    onDone: refreshUser,
  });
  if (userType === "admin") return null;
  const other: OwnType = userType === "builder" ? "exhibitor" : "builder";

  return (
    <Stack gap="small" as="section">
      <Heading level={3} size="card">
        Account Type
      </Heading>
      <Text tone="muted">
        {`You're using the site as ${labels[userType]}. You can switch between exhibitor and builder for testing and access anytime.`}
      </Text>
      <Inline>
        <Button pending={change.isPending} onClick={() => change.mutate(other)}>
          {change.isPending ? "Switching..." : `Switch to ${labels[other]}`}
        </Button>
      </Inline>
    </Stack>
  );
}
