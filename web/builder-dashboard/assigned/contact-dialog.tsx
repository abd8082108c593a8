import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { ExhibitorContact } from "../../quotes/request/exhibitor-contact.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";

type Props = { open: boolean; onClose: () => void; request: QuoteRequestBody };

/** Contact data of the exhibitor, before quoting. */
export function ContactDialog({ open, onClose, request }: Props) {
  const { firstName, lastName, company, jobTitle, email, phone, tradeShowName } = request;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Contact ${company}`}
      description={`Questions about the booth for ${tradeShowName}? Ask before you quote.`}
    >
      <Stack gap="small">
        {email && (
          <Text>
            <bdi>{`${firstName} ${lastName}`}</bdi>
            {jobTitle && <span>{`, ${jobTitle}`}</span>}
          </Text>
        )}
        <ExhibitorContact email={email} phone={phone} />
      </Stack>
    </Dialog>
  );
}
