import type { QuotingBuilderBody } from "../../../../app-server/contract/quotes/comparison/quoting-builders.ts";
import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { LinkButton } from "../../../ui/action/link-button.tsx";
import { ContactLinks } from "../../../ui/data/contact-links.tsx";
import { Inline } from "../../../ui/layout/inline.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { DeclineResponse } from "../../decision/decline-response.tsx";
import { builderFacts, builderName, placeOf } from "./offer-head.tsx";

type Props = {
  response: ReceivedResponseBody;
  builder: QuotingBuilderBody | undefined;
  canDecide: boolean;
  onClose: () => void;
};

/** On a phone: a quote's builder, with contact details and the button to decline the quote. */
export function BuilderSheet({ response, builder, canDecide, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={builderName(response)}
      description={builder && placeOf(builder)}
    >
      <Stack gap="medium">
        {builder && builderFacts(builder).map((fact) => <Text key={fact}>{fact}</Text>)}
        {response.builder && <ContactLinks {...response.builder} />}
        <Inline gap="small" wrap>
          {builder && <LinkButton to={`/builders/${builder.id}`}>See profile</LinkButton>}
          {canDecide && response.status === "pending" && <DeclineResponse response={response} />}
        </Inline>
      </Stack>
    </Dialog>
  );
}
