import { textLink } from "../text/text-link.css.ts";
import type { ShownToast } from "./toast-store.ts";

/** The API's refusal when the session has ended. */
const refusal = "Please sign in first";

export function isSessionLost(toast: ShownToast | null): boolean {
  return toast?.tone === "critical" && toast.description === refusal;
}

/**
 * Link to sign in, in a new tab so that typed input isn't lost; the sign-in returns to this URL.
 */
export function SignInLink() {
  const returnTo = location.pathname + location.search;
  return (
    <a
      href={`/login?${new URLSearchParams({ returnTo })}`}
      target="_blank"
      className={textLink}
      rel="noopener"
    >
      Sign in (opens in a new tab)
    </a>
  );
}
