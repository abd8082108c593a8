import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import type { UserType } from "../../domain/accounts/user.ts";
import { EditProfile } from "../accounts/settings/edit-profile.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { person } from "./account-card.css.ts";

/** The signed-in member, with a link to the admin dashboard for admins. */
export function AccountCard({ user }: { user: CurrentUserBody }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <Card as="section">
      <Inline justify="between" align="center" gap="medium" wrap>
        <div className={person}>
          <Stack gap="xsmall">
            <Inline gap="small" align="center" wrap>
              <Heading level={2} size="card">
                {name || user.email}
              </Heading>
              <Badge tone="info">{accountTypeLabel(user.userType)}</Badge>
            </Inline>
            {name && <Text tone="muted">{user.email}</Text>}
            {user.company && <Text tone="muted">{user.company}</Text>}
          </Stack>
        </div>
        <EditProfile />
        {user.userType === "admin" && (
          <LinkButton to="/admin-dashboard" tone="accent">
            Go to Admin Dashboard
          </LinkButton>
        )}
      </Inline>
    </Card>
  );
}

/** Label of an account type: anything but builder and admin is an exhibitor. */
export function accountTypeLabel(userType: UserType | (string & {})): string {
  if (userType === "admin") return "Admin";
  return userType === "builder" ? "Builder" : "Exhibitor";
}
