import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import type { UserType } from "../../domain/accounts/user.ts";
import { EditProfile } from "../accounts/settings/edit-profile.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { buttons, person, whole } from "./account-card.css.ts";

/** The signed-in member, with a link to the admin dashboard for admins. */
export function AccountCard({ user }: { user: CurrentUserBody }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <Card as="section">
      <div className={person}>
        <div className={whole}>
          <Inline gap="small" align="center" wrap>
            <Heading level={2} size="card">
              {name || user.email}
            </Heading>
            <Badge tone="info">{accountTypeLabel(user.userType)}</Badge>
          </Inline>
        </div>
        <div>
          {name && (
            <Text size="small" tone="muted">
              {user.email}
            </Text>
          )}
          {user.company && (
            <Text size="small" tone="muted">
              {user.company}
            </Text>
          )}
        </div>
        <div className={buttons}>
          <Inline gap="small" wrap>
            <EditProfile />
            {user.userType === "admin" && (
              <LinkButton to="/admin-dashboard" tone="accent">
                Go to Admin Dashboard
              </LinkButton>
            )}
          </Inline>
        </div>
      </div>
    </Card>
  );
}

/** Label of an account type: anything but builder and admin is an exhibitor. */
export function accountTypeLabel(userType: UserType | (string & {})): string {
  if (userType === "admin") return "Admin";
  return userType === "builder" ? "Builder" : "Exhibitor";
}
