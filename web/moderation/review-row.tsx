import { useState } from "react";
import type { ReviewItemBody } from "../../app-server/contract/moderation/moderation.ts";
import { Button } from "../ui/action/button.tsx";
import { compactRow, rowHead } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { ReviewDialog } from "./review-dialog.tsx";

type Props = { kind: "builder" | "project"; item: ReviewItemBody };

/** One pending builder or project. */
export function ReviewRow({ kind, item }: Props) {
  const [opened, setOpened] = useState<ReviewItemBody | null>(null);
  const of =
    kind === "builder" ? "Builder profile" : `Project of ${item.builderName ?? "no builder"}`;
  return (
    <li className={compactRow}>
      <div className={rowHead}>
        <div>
          <Heading level={3} size="small">
            {item.title}
          </Heading>
          <Text size="small" tone="muted">
            {of}, waiting since <DateText iso={item.waitingSince} format="near" />
          </Text>
        </div>
        <Inline gap="small">
          {item.featuredRequested && <Badge>Featured requested</Badge>}
          <Badge tone={item.isLive ? "info" : "caution"}>
            {item.isLive ? "Live, edited" : "New"}
          </Badge>
          <Button size="small" onClick={() => setOpened(item)}>
            Review<VisuallyHidden> {item.title}</VisuallyHidden>
          </Button>
        </Inline>
      </div>
      <ReviewDialog
        kind={kind}
        item={opened ?? item}
        isOutdated={opened !== null && opened.version !== item.version}
        open={opened !== null}
        onReload={() => setOpened(item)}
        onClose={() => setOpened(null)}
      />
    </li>
  );
}
