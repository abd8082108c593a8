import { textLink } from "../text/text-link.css.ts";
import type { ShownToast } from "./toast-store.ts";

/** As the API refuses a call when the session has ended. */
const refusal = "Please sign in first";

export function isSessionLost(toast: ShownToast | null): boolean {
  return toast?.tone === "critical" && toast.description === refusal;
}

/** Signs in beside the page, which keeps what was typed, and leads back to its address. */
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
