import { useSiteName } from "../page/site.ts";
import { Said } from "../ui/said.tsx";
import { ContactUs } from "./contact-us.tsx";
import { LegalPage, legalMeta } from "./legal-page.tsx";
import * as text from "./terms-of-service.md";

export const meta = legalMeta(text, {
  keywords: "terms of service, exhibit builder marketplace, conditions",
  canonicalPath: "/terms-of-service",
});

export default function TermsOfServicePage() {
  const promise = (
    <Said>
      {
        "We promise {five} {quotes}: the first within {first}, all {five} within {48}, counted from when you send your request."
      }
    </Said>
  );
  const values = { product: useSiteName(), promise, contactUs: <ContactUs /> };
  return <LegalPage text={text} values={values} />;
}
