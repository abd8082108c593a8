import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";

type Props = { onContinue: () => void; onStartOver: () => void };

/**
 * Offers to continue a request that was started in another tab. Shows nothing of its content,
 * because others may use this browser.
 */
export function DraftOffer({ onContinue, onStartOver }: Props) {
  return (
    <Notice
      title="You have an unsent draft"
      action={
        <Inline gap="small" wrap>
          <Button size="small" onClick={onContinue}>
            Continue where you left off
          </Button>
          <Button size="small" tone="quiet" onClick={onStartOver}>
            Start over
          </Button>
        </Inline>
      }
    >
      This browser keeps it for 7 days, without contact details.
    </Notice>
  );
}
