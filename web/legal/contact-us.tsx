import { useSupportEmail } from "../page/use-support-email.ts";
import { TextLink } from "../ui/text/text-link.tsx";

/** Ways to reach us, in a sentence of a legal text. */
export function ContactUs() {
  const email = useSupportEmail();
  return (
    <span>
      Write to <TextLink to={`mailto:${email}`}>{email}</TextLink> or use the{" "}
      <TextLink to="/contact">contact form</TextLink>.
    </span>
  );
}
