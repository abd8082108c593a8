import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { browserNow } from "../ui/browser-now.ts";
import { CurrentUserContext } from "./current-user-context.ts";
import { forgetOfferDrafts } from "./forget-offer-drafts.ts";
import { forgetRequestDraft } from "./forget-request-draft.ts";

type Props = {
  /** null: signed out; undefined: could not be read. */
  served: CurrentUserBody | null | undefined;
  children: ReactNode;
};

/** Provides the signed-in member: first from the page, later refetched over REST. */
export function CurrentUserProvider({ served, children }: Props) {
  const [{ user, readAt }, setRead] = useState(() => ({
    user: served ?? null,
    readAt: browserNow().getTime(),
  }));
  const reading = useRef<Promise<void> | null>(null);
  const refresh = useCallback(async () => {
    const { readCurrentUser } = await untilLoaded(() => import("./read-current-user.ts"));
    const read = await readCurrentUser();
    // signing out is a new page; a session that ended must not take a half-written form along
    setRead(({ user: before }) => ({ user: read ?? before, readAt: browserNow().getTime() }));
  }, []);
  const refreshOnce = useCallback(() => {
    reading.current ??= refresh().finally(() => {
      reading.current = null;
    });
    return reading.current;
  }, [refresh]);
  const current = useMemo(
    () => ({ user, readAt, refresh, refreshOnce }),
    [user, readAt, refresh, refreshOnce],
  );
  const userId = user?.id ?? null;
  const isUnknown = served === undefined && user === null;
  // Signing out, or in as another person, leaves no half-written quote or request to the next person at this browser. On the way to
  // a sign-in the same person is expected back.
  useEffect(() => {
    if (isUnknown || (userId === null && location.pathname.startsWith("/login"))) return;
    forgetOfferDrafts(userId);
    forgetRequestDraft(userId);
  }, [isUnknown, userId]);
  return <CurrentUserContext value={current}>{children}</CurrentUserContext>;
}
