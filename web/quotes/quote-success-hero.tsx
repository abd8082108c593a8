import type { ReceiptBody } from "../../app-server/contract/quote-requests.ts";
import { LateBoothDrawing } from "../booth-drawing/late-booth-drawing.tsx";
import { Heading } from "../ui/heading.tsx";
import { Stack } from "../ui/stack.tsx";
import { Text } from "../ui/text.tsx";
import { hero, picture, stamp } from "./quote-success.css.ts";

/** The moment to be glad about: the asker's own booth, stamped as received. */
export function QuoteSuccessHero({ request }: { request: ReceiptBody | null }) {
  const thanks = request ? `Thank you, ${request.firstName}.` : "Thank you.";
  return (
    <div className={hero}>
      <Stack gap="medium">
        <p className={stamp}>Received</p>
        <Heading level={1}>Your quote request is in.</Heading>
        <Text size="large" tone="muted">
          {thanks} We are matching it with builders now, and 5 quotes will reach you within 24-48
          hours.
        </Text>
      </Stack>
      <div className={picture} aria-hidden="true">
        <LateBoothDrawing
          type={request?.industry ?? "island"}
          size={request?.boothSize ?? "20x20"}
          features={["hanging-elements", "led-lighting", "furniture", "counter"]}
          seed={request?.id ?? "success"}
        />
      </div>
    </div>
  );
}
