import { DataList } from "../ui/data/data-list.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import * as styles from "./call-card.css.ts";
import type { DocumentedCall } from "./read-description.ts";

/** Documentation of one API call: purpose, input and answers. */
export function CallCard({ call }: { call: DocumentedCall }) {
  return (
    <Card as="article">
      <Stack gap="small">
        <Inline gap="small" align="center" wrap>
          <Badge tone={call.method === "GET" ? "neutral" : "info"}>{call.method}</Badge>
          <code className={styles.path}>{call.path}</code>
          {call.needsSession && <Badge tone="caution">session</Badge>}
        </Inline>
        <Text>{call.summary}</Text>
        {call.parameters.length > 0 && (
          <Text size="small" tone="muted">{`Parameters: ${call.parameters.join(", ")}`}</Text>
        )}
        {call.fields.length > 0 && (
          <details>
            <summary>{`Body: ${call.fields.length} fields`}</summary>
            <DataList
              items={call.fields.map(({ name, isRequired, rule }) => ({
                label: isRequired ? `${name} *` : name,
                value: rule,
              }))}
            />
          </details>
        )}
        <Text size="small" tone="muted">
          {call.answers.map(({ status, meaning }) => `${status} ${meaning}`).join(" · ")}
        </Text>
      </Stack>
    </Card>
  );
}
