import type { ContactAfter } from "../../domain/quotes/contact-after.ts";
import type { ResponseLink } from "../../domain/quotes/response-link.ts";

/**
 * Sender and link targets. `origin` has no trailing slash. `signInLink` leads to a members-only
 * page; visitors sign in first.
 */
export type MailSite = {
  siteName: string;
  /** The color of buttons, `#rrggbb`. */
  accent?: string;
  origin: string;
  supportEmail: string;
  /** When builders get the exhibitor's contact data; absent: with the invitation. */
  contactAfter?: ContactAfter;
  signInLink: (path: string) => string;
  /** URL of the page on which a builder answers an invitation without signing in. */
  respondLink: (link: ResponseLink) => string;
};
