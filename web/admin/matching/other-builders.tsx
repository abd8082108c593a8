import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { declineWords } from "../../../domain/quotes/decline-words.ts";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";

type Props = { quote: AdminQuoteBody; builders: ReadonlyMap<string, string> };

/**
 * Interested builders who are not assigned, and builders who declined the invitation, with their
 * reasons.
 */
export function OtherBuilders({ quote, builders }: Props) {
  const nameOf = (id: string) => builders.get(id) ?? "Unknown Builder";
  const lists = [
    {
      title: "Interested",
      items: quote.interested
        .filter(({ builderId }) => !quote.assignedBuilders.includes(builderId))
        .map(({ builderId, interestedAt: at }) => ({ builderId, at, note: null })),
    },
    {
      title: "Declined the invitation",
      items: quote.declined.map(({ builderId, declinedAt: at, code, reason }) => ({
        builderId,
        at,
        note: declineWords(code, reason),
      })),
    },
  ];
  return lists.map(
    ({ title, items }) =>
      items.length > 0 && (
        <div key={title}>
          <Text size="small" tone="muted">
            {title}
          </Text>
          <Stack as="ul" gap="xsmall">
            {items.map(({ builderId, at, note }) => (
              <Inline key={builderId + at} as="li" gap="small" wrap>
                <Text as="span" weight="strong">
                  {nameOf(builderId)}
                </Text>
                <Text as="span" size="small" tone="muted">
                  <DateText iso={at} format="MMM d" />
                  {note && <span>{`: ${note}`}</span>}
                </Text>
              </Inline>
            ))}
          </Stack>
        </div>
      ),
  );
}
