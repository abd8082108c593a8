import { useInfiniteQuery } from "@tanstack/react-query";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { OpenedAssigned } from "../builder-dashboard/assigned/opened-assigned.tsx";
import { useOpenedAssigned } from "../builder-dashboard/assigned/use-opened-assigned.ts";
import { useOpened } from "../page/use-opened.ts";
import { useReadUntil } from "../page/use-read-until.ts";
import { ownQuotesQuery } from "../quotes-received/own-quotes-query.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

/**
 * Reads the account's requests until it finds the one in the URL; if it isn't there, the link
 * belongs to another account.
 */
export function NotInAccount({ user }: { user: CurrentUserBody }) {
  if (user.userType === "admin") return null;
  return user.userType === "builder" ? (
    <NotAssigned email={user.email} />
  ) : (
    <NotOwn email={user.email} />
  );
}

function NotOwn({ email }: { email: string }) {
  const quotes = useInfiniteQuery(ownQuotesQuery());
  const { id } = useOpened();
  const isFound = quotes.data?.pages.some((page) => page.quotes.some((quote) => quote.id === id));
  const { isMissing } = useReadUntil(quotes, id !== null, isFound ?? false);
  return isMissing && <OtherAccount email={email} />;
}

/** A builder's dialogs, too: the request may be in any list, or in none that is shown. */
function NotAssigned({ email }: { email: string }) {
  const { request, isMissing } = useOpenedAssigned();
  if (isMissing) return <OtherAccount email={email} />;
  return request && <OpenedAssigned request={request} />;
}

function OtherAccount({ email }: { email: string }) {
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
    </Notice>
  );
}
