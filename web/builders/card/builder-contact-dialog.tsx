import { LinkButton } from "../../ui/action/link-button.tsx";
import { ContactLinks } from "../../ui/data/contact-links.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useSay } from "../../ui/said.tsx";
import { Text } from "../../ui/text/text.tsx";
import { type ContactTarget, quoteFormFor } from "./contact-target.ts";

type Props = { open: boolean; onClose: () => void; builder: ContactTarget };

/** Contact data of a builder, or the quote form with the builder preselected. Makes no calls. */
export default function BuilderContactDialog({ open, onClose, builder }: Props) {
  const { name, email, phone, website } = builder;
  const say = useSay();
  const hasContacts = Boolean(email || phone || website);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Connect with ${name}`}
      description={say(
        "Request a quote and compare it with {four} {others}, or contact the builder directly.",
      )}
      footer={
        <LinkButton to={quoteFormFor(builder)} tone="accent">
          Get quotes
        </LinkButton>
      }
    >
      <Stack gap="small">
        <Text size="label" tone="muted">
          Business contacts
        </Text>
        {hasContacts ? (
          <ContactLinks email={email} phone={phone} website={website} />
        ) : (
          <Text>{`${name} hasn't published any. Ask through us instead.`}</Text>
        )}
        <Text tone="muted" size="small">
          Your request names {name} as a builder you'd like a quote from. If they fit your booth,
          they come first when builders are chosen. It's free and takes two minutes.
        </Text>
      </Stack>
    </Dialog>
  );
}
