import { BoothDrawing } from "../booth-drawing/booth-drawing.tsx";
import { Button } from "../ui/action/button.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Specimen } from "./specimen.tsx";

const tones = ["neutral", "info", "positive", "caution", "critical"] as const;

/** Badges, notices, skeletons and empty states. */
export function FeedbackSpecimen() {
  return (
    <Specimen name="Feedback">
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice, ${tone}`}>
          What happened, and what to do about it.
        </Notice>
      ))}
      <Notice
        tone="critical"
        title="Error Loading Quotes"
        action={<Button size="small">Try Again</Button>}
      >
        Failed to load quotes data. Please try refreshing the page.
      </Notice>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Inline>
        <Skeleton shape="badge" />
      </Inline>
      <Skeleton shape="control" />
      <Skeleton shape="card" />
      <EmptyState
        title="No quote requests yet"
        text="Describe your first booth; five builders will answer."
        action={<Button tone="accent">Submit Quote Request</Button>}
        picture={
          <BoothDrawing type="inline" size="10x10" features={["counter"]} dimensions={false} />
        }
      />
    </Specimen>
  );
}
