import { useState } from "react";
import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { DateText } from "../../../ui/text/date-text.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { AuditLines } from "../../audit/audit-lines.tsx";

/** Audit lines of a request, latest first. */
export function History({ quote }: { quote: AdminQuoteBody }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        History
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="History"
        description={`${quote.company}, ${quote.tradeShowName}`}
      >
        <Stack>
          <AuditLines about={{ kind: "quote-request", id: quote.id }} namesObject={false} />
          {quote.createdAt && (
            <Text size="small" tone="muted">
              The request came in on <DateText iso={quote.createdAt} format="PPp" />.
            </Text>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
