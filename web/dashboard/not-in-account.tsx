import { useCurrentUser } from "../accounts/use-current-user.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Notice } from "../ui/notice.tsx";

/** A link led to a request that is not, or no longer, this account's: most likely it was for another address. */
export function NotInAccount() {
  const email = useCurrentUser()?.email ?? "this address";
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
