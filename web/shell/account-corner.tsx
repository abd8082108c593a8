import { SignUp } from "../accounts/sign-up.tsx";
import { useCurrentUser } from "../accounts/use-current-user.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { corner, person, portrait } from "./account-corner.css.ts";

/** The way in, or who is in and the way out. Both ways are full-page navigations. */
export function AccountCorner() {
  const user = useCurrentUser();
  if (!user) {
    return (
      <div className={corner}>
        <LinkButton to="/api/login" tone="quiet" size="small" reloadDocument>
          Login
        </LinkButton>
        <SignUp />
      </div>
    );
  }
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <div className={corner}>
      <span className={person}>
        {user.profileImageUrl && (
          <img src={user.profileImageUrl} alt="" width={36} height={36} className={portrait} />
        )}
        {name || user.email}
      </span>
      <LinkButton to="/api/logout" size="small" reloadDocument>
        Logout
      </LinkButton>
    </div>
  );
}
