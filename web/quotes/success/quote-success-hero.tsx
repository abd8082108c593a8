import type { ReceiptBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { openOf } from "../../booth-drawing/booth.ts";
import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Stamp } from "../../ui/feedback/stamp.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useSay } from "../../ui/said.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { hero, picture } from "./quote-success.css.ts";

type Props = {
  request: ReceiptBody | null;
  /** Whether the request is known to be received, even while it is being read. */
  isReceived: boolean;
  /** Whether the URL names a request. */
  isNamed: boolean;
  /** Email address of the reader's account; null when signed out. */
  signedInAs: string | null;
};

const exampleFeatures = ["hanging-elements", "led-lighting", "furniture", "counter"];

/**
 * A drawing of the requested booth, stamped as received; without a request that the reader may see,
 * a general text.
 */
export function QuoteSuccessHero({ request, isReceived, isNamed, signedInAs }: Props) {
  const say = useSay();
  const isElsewhere = isNamed && signedInAs !== null;
  return (
    <div className={hero}>
      <Stack gap="medium">
        {isReceived ? (
          <>
            <Stamp>Received</Stamp>
            <Heading level={1}>Your quote request is in.</Heading>
            <Text size="large" tone="muted">
              {request ? `Thank you, ${request.firstName}. ` : "Thank you. "}
              {say(
                "We are matching it with builders now, and {5} {quotes} will reach you within {hyphened}.",
              )}
            </Text>
          </>
        ) : (
          <>
            <Heading level={1}>What happens after you request quotes</Heading>
            <Text size="large" tone="muted">
              {isElsewhere && (
                <span>
                  {`You're signed in as ${signedInAs}, and this request isn't in that account. If you sent it with another address, sign out and sign in with that one. `}
                </span>
              )}
              {isNamed && !isElsewhere && <span>{"Sign in to see this request. "}</span>}
              <span>
                {isNamed
                  ? say(
                      "Once a request is in, we match it with builders, and {5} {quotes} arrive within {hyphened}.",
                    )
                  : say(
                      "Once your request is in, we match it with builders, and {5} {quotes} arrive within {hyphened}. It's free, and you don't need an account.",
                    )}
              </span>
            </Text>
            <Inline>
              <LinkButton to="/quote" tone={isNamed ? "plain" : "accent"}>
                Get quotes
              </LinkButton>
              {isElsewhere && (
                <LinkButton to="/api/logout" reloadDocument>
                  Sign out
                </LinkButton>
              )}
            </Inline>
          </>
        )}
      </Stack>
      <div className={picture} aria-hidden="true">
        <LazyBoothDrawing
          type={request?.industry ?? "island"}
          size={request?.boothSize ?? "20x20"}
          features={request?.features ?? exampleFeatures}
          seed={request?.id ?? "success"}
          {...openOf(request?.openSides ?? [])}
        />
      </div>
    </div>
  );
}
