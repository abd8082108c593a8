/**
 * Sender and link targets. `origin` has no trailing slash. `signInLink` opens a members-only page,
 * by way of the sign-in for visitors.
 */
export type MailSite = {
  productName: string;
  origin: string;
  supportEmail: string;
  signInLink: (path: string) => string;
};
