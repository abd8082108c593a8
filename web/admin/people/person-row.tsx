import type { PersonBody } from "../../../app-server/contract/accounts/people.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { row } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Name } from "../../ui/text/name.tsx";
import { Text } from "../../ui/text/text.tsx";
import { alone } from "../../ui/text/text-link.css.ts";
import { TextLink } from "../../ui/text/text-link.tsx";
import { inviteAddress } from "../supply/supply-address.ts";
import { AccountActions } from "./account-actions.tsx";
import { ProfileActions } from "./profile-actions.tsx";

const types = { exhibitor: "Exhibitor", builder: "Builder", admin: "Admin" };
const states: Record<string, { label: string; tone: "positive" | "caution" | "neutral" }> = {
  approved: { label: "Listed", tone: "positive" },
  "pending-review": { label: "Waiting for review", tone: "caution" },
  declined: { label: "Hidden", tone: "neutral" },
};

/** An account with its builder profile, or either alone, and the admin's actions. */
export function PersonRow({ person: { account, profile } }: { person: PersonBody }) {
  const name = account?.name ?? account?.company ?? profile?.name ?? account?.email;
  const details = [account?.email, account?.company].filter((text) => text && text !== name);
  const state = profile && states[profile.reviewState];
  return (
    <li className={row}>
      <Inline justify="between">
        <Stack gap="xsmall">
          <Inline gap="small">
            <Text weight="strong">{name}</Text>
            <Badge>{account ? types[account.userType] : "No account"}</Badge>
            {account?.suspendedAt && <Badge tone="critical">Suspended</Badge>}
            {state && <Badge tone={state.tone}>{state.label}</Badge>}
          </Inline>
          {details.length > 0 && (
            <Text size="small" tone="muted">
              {details.join("\u00a0· ")}
            </Text>
          )}
          {profile && (
            <Text size="small">
              <span className={alone}>
                <TextLink to={`/builders/${profile.id}`}>
                  <Name>{profile.name}</Name>
                </TextLink>
                , <bdi>{profile.city}</bdi>, {profile.country}
              </span>
            </Text>
          )}
          {account && (
            <Text size="small" tone="muted">
              Joined <DateText iso={account.createdAt} format="MMM d, yyyy" />
              {account.lastSeenAt && (
                <span>
                  , last seen <DateText iso={account.lastSeenAt} format="PPp" />
                </span>
              )}
            </Text>
          )}
          {account?.suspendedReason && (
            <Text size="small">Reason for suspension: {account.suspendedReason}</Text>
          )}
        </Stack>
        <Inline gap="small">
          {profile && !account && (
            <LinkButton to={inviteAddress(profile)} size="small">
              Invite
            </LinkButton>
          )}
          {profile && (
            <ProfileActions profile={profile} isSuspended={Boolean(account?.suspendedAt)} />
          )}
          {account && account.userType !== "admin" && (
            <AccountActions account={account} hasProfile={profile !== null} />
          )}
        </Inline>
      </Inline>
    </li>
  );
}
