import { type ReactNode, useState } from "react";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { textLink } from "../../ui/text/text-link.css.ts";

/** A new address of plans: for calendars that follow it, and as a file of today's days. */
export function CalendarAddress({ address }: { address: string }) {
  return (
    <Notice tone="positive" title="Add this address to your calendar">
      <Text>{address}</Text>
      <Text size="small">Anyone who has it can read the plan. It's shown once.</Text>
      <Text size="small">
        <a href={address} download className={textLink}>
          Download the days as a file
        </a>
      </Text>
    </Notice>
  );
}

type Props = {
  /** Null: the plans of the reader's jobs. */
  requestId: string | null;
  hasCalendar: boolean;
  children?: ReactNode;
};

/** Buttons that make and end the reader's secret calendar address of a plan, or of their jobs' plans. */
export function Calendar({ requestId, hasCalendar, children }: Props) {
  const params = { id: requestId ?? "" };
  const refreshes = [requestId ? "quote-requests" : "jobs"] as const;
  const [address, setAddress] = useState<string | null>(null);
  const open = useChange({
    call: () =>
      requestId
        ? fetchApi.call("POST /api/quote-requests/:id/plan/calendar", { params })
        : fetchApi.call("POST /api/jobs/calendar"),
    refreshes,
    failed: { title: "No address made", couldNot: "make the address" },
    onDone: ({ path }) => setAddress(`${location.origin}${path}`),
  });
  const close = useChange({
    call: () =>
      requestId
        ? fetchApi.call("DELETE /api/quote-requests/:id/plan/calendar", { params })
        : fetchApi.call("DELETE /api/jobs/calendar"),
    refreshes,
    done: { title: "Address ended", description: "Calendars that used it get nothing more." },
    failed: { title: "Address not ended", couldNot: "end the address" },
    onDone: () => setAddress(null),
  });
  return (
    <Stack gap="small">
      {address && <CalendarAddress address={address} />}
      <Inline gap="medium" wrap>
        <Button pending={open.isPending} onClick={() => open.mutate()}>
          {hasCalendar ? "Make a new calendar address" : "Add to your calendar"}
        </Button>
        {children}
        {hasCalendar && (
          <Button pending={close.isPending} onClick={() => close.mutate()}>
            End the address
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
