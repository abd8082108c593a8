import { Card } from "../ui/layout/card.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";

/** A favorite whose subject is no longer public. */
export function GoneFavourite({ itemType }: { itemType: "portfolio_project" | "builder" }) {
  const kind = itemType === "builder" ? "builder" : "project";
  return (
    <Card>
      <Heading level={3} size="card">
        No longer available
      </Heading>
      <Text tone="muted">{`This ${kind} is no longer listed. Tap the heart to remove it.`}</Text>
    </Card>
  );
}
