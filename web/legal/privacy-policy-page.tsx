import { siteContext } from "../context.ts";
import type { Route } from "./+types/privacy-policy-page.ts";
import { ContactUs } from "./contact-us.tsx";
import { LegalPage, legalMeta } from "./legal-page.tsx";
import * as text from "./privacy-policy.md";

export const meta = legalMeta(text, {
  keywords: "privacy policy, personal data, quote requests",
  canonicalPath: "/privacy-policy",
});

/** The text names the retention periods, which the operator sets. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(siteContext).retention;

const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  const { requestMonths, contactMessageMonths, mailMonths } = loaderData;
  const values = {
    contactUs: <ContactUs />,
    requests:
      requestMonths === 0
        ? "until you ask us to erase them."
        : `with your name and contact details for ${months(requestMonths)} after the event. Then we erase the names, contact details and notes, and keep figures that tell nothing of you.`,
    messages:
      contactMessageMonths === 0
        ? "until you ask us to delete them."
        : `${months(contactMessageMonths)}.`,
    emails:
      mailMonths === 0
        ? "our copy until you ask us to delete it."
        : `our copy for ${months(mailMonths)}.`,
  };
  return <LegalPage text={text} values={values} />;
}
