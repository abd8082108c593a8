import { useSupportEmail } from "../page/use-support-email.ts";
import { TextLink } from "../ui/text/text-link.tsx";

/** A sentence with contact data for legal texts. */
export function ContactUs() {
  const email = useSupportEmail();
  return (
    <span>
      Write to <TextLink to={`mailto:${email}`}>{email}</TextLink> or use the{" "}
      <TextLink to="/contact">contact form</TextLink>.
    </span>
  );
}
