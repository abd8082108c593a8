import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { browserNow } from "../ui/browser-now.ts";
import { CurrentUserContext } from "./current-user-context.ts";
import { forgetOfferDrafts } from "./forget-offer-drafts.ts";
import { forgetRequestDraft } from "./forget-request-draft.ts";

type Props = {
  /** Null when signed out; undefined when it could not be read. */
  served: CurrentUserBody | null | undefined;
  children: ReactNode;
};

/** Provides the signed-in member: first the served one, later refetched over REST. */
export function CurrentUserProvider({ served, children }: Props) {
  const [{ user, readAt }, setRead] = useState(() => ({
    user: served ?? null,
    readAt: browserNow().getTime(),
  }));
  const reading = useRef<Promise<void> | null>(null);
  const refresh = useCallback(async () => {
    const { readCurrentUser } = await untilLoaded(() => import("./read-current-user.ts"));
    const read = await readCurrentUser();
    // keep the user when the session ended, so that a half-written form is not lost; signing out
    // loads a new page
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
  // On sign-out, or sign-in as another person, deletes half-written quotes and requests, so that
  // the next person at this browser doesn't see them. On the sign-in page the same person is
  // expected back.
  useEffect(() => {
    if (isUnknown || (userId === null && location.pathname.startsWith("/login"))) return;
    forgetOfferDrafts(userId);
    forgetRequestDraft(userId);
  }, [isUnknown, userId]);
  return <CurrentUserContext value={current}>{children}</CurrentUserContext>;
}
