import { useInfiniteQuery } from "@tanstack/react-query";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { OpenedAssigned } from "../builder-dashboard/assigned/opened-assigned.tsx";
import { useOpenedAssigned } from "../builder-dashboard/assigned/use-opened-assigned.ts";
import { useOpened } from "../page/use-opened.ts";
import { useReadUntil } from "../page/use-read-until.ts";
import { ownQuotesQuery } from "../quotes-received/own-quotes-query.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

type Props = { user: CurrentUserBody };

/**
 * Looks for the request in the URL among all of the account's requests. If it isn't there, explains
 * that the link belongs to another account, or to the account's other type.
 */
export function NotInAccount({ user }: Props) {
  if (user.userType === "admin") return null;
  return user.userType === "builder" ? <NotAssigned user={user} /> : <NotOwn user={user} />;
}

function NotOwn({ user }: Props) {
  const quotes = useInfiniteQuery(ownQuotesQuery());
  const { id } = useOpened();
  const isFound = quotes.data?.some((quote) => quote.id === id);
  const { isMissing } = useReadUntil(quotes, id !== null, isFound ?? false);
  if (isFound && user.userType === "builder") return <AsExhibitor />;
  return isMissing && <OtherAccount user={user} />;
}

/** Opens a builder's dialogs too: the request may be in a list that is not shown. */
function NotAssigned({ user }: Props) {
  const { request, isMissing } = useOpenedAssigned();
  if (isMissing) return <NotOwn user={user} />;
  return request && <OpenedAssigned request={request} />;
}

/** Explains that a builder's dashboard doesn't list requests that they sent as an exhibitor. */
function AsExhibitor() {
  return (
    <Notice title="You asked for these quotes as an exhibitor">
      Your account is in Builder mode. Switch to Exhibitor under Edit Profile to see the request.
    </Notice>
  );
}

function OtherAccount({ user: { email, userType, builder } }: Props) {
  return (
    <Notice
      tone="caution"
      title="We can't find that request in your account"
      action={
        <LinkButton to="/api/logout" size="small" reloadDocument>
          Sign out
        </LinkButton>
      }
    >
      {`You're signed in as ${email}. If the link was sent to another address, sign out and sign in with that one.`}
      {userType === "exhibitor" && builder && (
        <span>{" If you were asked to quote, switch to Builder under Edit Profile."}</span>
      )}
    </Notice>
  );
}
