import { Suspense } from "react";
import { SignUp } from "../../accounts/sign-in/sign-up.tsx";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { corner } from "./account-corner.css.ts";

const AccountMenu = lazyComponent(async () => (await import("./account-menu.tsx")).AccountMenu);

/**
 * The link to sign in; for members the account menu and the link to sign out. Both links are
 * full-page navigations.
 */
export function AccountCorner({ menuId }: { menuId: string }) {
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
  return (
    <div className={corner}>
      <Suspense>
        <AccountMenu user={user} id={menuId} />
      </Suspense>
      <LinkButton to="/api/logout" size="small" reloadDocument>
        Logout
      </LinkButton>
    </div>
  );
}
