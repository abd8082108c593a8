import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { aside } from "./lost-session.css.ts";
import { Notice } from "./notice.tsx";
import { isSessionLost, SignInLink } from "./sign-in-link.tsx";
import { toastStore } from "./toast-store.ts";

/**
 * For a dialog, in which it outlasts the toast: a link to sign in, once a call was
 * refused because the session ended.
 */
export function LostSession() {
  const { subscribe, read, readOnServer } = toastStore;
  const toast = useSyncExternalStore(subscribe, read, readOnServer);
  const [earlier] = useState(() => read()?.id);
  const frame = useRef<HTMLDivElement>(null);
  const isLost = toast?.id !== earlier && isSessionLost(toast);
  useEffect(() => {
    if (isLost) frame.current?.scrollIntoView({ block: "nearest" });
  }, [isLost]);
  if (!isLost) return null;
  return (
    <div ref={frame} className={aside}>
      <Notice tone="caution" title="You're signed out" action={<SignInLink />}>
        What you typed is still here. Sign in, then come back to this tab and send it.
      </Notice>
    </div>
  );
}
