import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { Facts } from "../ui/data/facts.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { drawing, request, requestHead } from "./for-builders.css.ts";

const facts = [
  { label: "Client", value: "A robotics maker" },
  { label: "Event date", value: "Sep 14, 2027" },
  { label: "Venue", value: "McCormick Place, Chicago" },
  { label: "Booth size", value: "20\u00a0×\u00a030\u00a0ft" },
  { label: "Exhibit type", value: "Peninsula" },
  { label: "Budget", value: "$75,000 – $150,000" },
];

/** A sample request as builders see it on their dashboard. */
export function SampleRequest() {
  return (
    <figure className={request}>
      <div className={requestHead}>
        <Badge tone="caution">31 h left</Badge>
        <Badge>Sample request</Badge>
      </div>
      <Heading level={2} size="card">
        A machine show in Chicago
      </Heading>
      <div className={drawing}>
        <LazyBoothDrawing
          type="peninsula"
          size="20x30"
          features={["meeting-room", "multimedia", "counter", "hanging-elements"]}
          seed="door"
        />
      </div>
      <Facts items={facts} />
      <Text size="small" tone="muted">
        Why you: covers Chicago, 4 of 4 needs, 6 past booths of about this size.
      </Text>
    </figure>
  );
}
