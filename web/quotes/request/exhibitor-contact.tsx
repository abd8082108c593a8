import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { ContactLinks } from "../../ui/data/contact-links.tsx";
import { Text } from "../../ui/text/text.tsx";

type Props = Pick<QuoteRequestBody, "email" | "phone">;

/** Contact links of the exhibitor; a text when the operator reveals them later. */
export function ExhibitorContact({ email, phone }: Props) {
  if (email) return <ContactLinks email={email} phone={phone} />;
  return (
    <Text tone="muted">
      We'll show the contact details later: once you've told us you will quote, or once your quote
      is accepted. Until then, ask your questions here.
    </Text>
  );
}
