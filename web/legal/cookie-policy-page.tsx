import { absoluteDays } from "../../domain/accounts/sessions/session.ts";
import { ContactUs } from "./contact-us.tsx";
import * as text from "./cookie-policy.md";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta = legalMeta(text, {
  keywords: "cookie policy, essential cookies, no tracking",
  canonicalPath: "/cookie-policy",
});

export default function CookiePolicyPage() {
  return <LegalPage text={text} values={{ days: absoluteDays, contactUs: <ContactUs /> }} />;
}
