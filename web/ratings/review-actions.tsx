import { useState } from "react";
import type { ReviewBody } from "../../app-server/contract/ratings/ratings.ts";
import { reviewLimits, reviewWaitHours } from "../../domain/ratings/review.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Button } from "../ui/action/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useNow } from "../ui/use-now.ts";

type Props = { review: ReviewBody; isOwner: boolean };

/** Buttons of a review: every member can report it, and its builder can reply. */
export function ReviewActions({ review, isOwner }: Props) {
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const { id, reply } = review;
  const until = reply && new Date(reply.at).getTime() + reviewWaitHours * hourMs;
  const mayReply = isOwner && (!until || (now !== null && now.getTime() < until));
  return (
    <Stack gap="small">
      <Inline gap="small" wrap>
        {mayReply && !isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {reply ? "Change your reply" : "Reply"}
          </Button>
        )}
        <ActionDialog
          label="Report"
          size="small"
          title="Report this review?"
          description="We read every report. A review isn't removed for being negative."
          confirmLabel="Report review"
          tone="accent"
          reason={{ hint: "Only our team reads it.", isRequired: true }}
          call={(reason = "") =>
            fetchApi.call("POST /api/reviews/:id/report", { params: { id }, body: { reason } })
          }
          done={{ title: "Review reported", description: "Thank you. We'll look at it." }}
          failed={{
            title: "Not reported",
            couldNot: "send your report",
          }}
        />
      </Inline>
      {isOpen && mayReply && <ReplyForm review={review} onDone={() => setOpen(false)} />}
    </Stack>
  );
}

function ReplyForm({ review: { id, reply }, onDone }: { review: ReviewBody; onDone: () => void }) {
  const [text, setText] = useState(reply?.text ?? "");
  const send = useChange({
    call: () => fetchApi.call("POST /api/reviews/:id/reply", { params: { id }, body: { text } }),
    refreshes: ["builders"],
    done: { title: "Reply published", description: "You can change it for 48 hours." },
    failed: {
      title: "Reply not published",
      couldNot: "publish your reply",
    },
    onDone,
  });
  return (
    <Stack gap="small">
      <Field label="Your reply" hint="Everyone can read it. You can change it for 48 hours.">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={reviewLimits.reply}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Inline>
        <Button
          size="small"
          pending={send.isPending}
          disabled={text.trim() === ""}
          onClick={() => send.mutate()}
        >
          Publish reply
        </Button>
      </Inline>
    </Stack>
  );
}
