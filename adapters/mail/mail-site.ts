/**
 * Who writes, and where the links lead. `origin` has no slash at its end. `signInLink` leads to a page of ours that only
 * members see, through the sign-in for those who are signed out.
 */
export type MailSite = {
  productName: string;
  origin: string;
  supportEmail: string;
  signInLink: (path: string) => string;
};
