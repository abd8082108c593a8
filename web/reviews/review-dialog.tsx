import { useState } from "react";
import type {
  ProjectDecisionInput,
  ReviewItemBody,
} from "../../app-server/contract/reviews/reviews.ts";
import { limits } from "../../domain/quotes/limits.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { ReviewedFields } from "./reviewed-fields.tsx";

type Props = {
  kind: "builder" | "project";
  /** The item as it was when the dialog opened. */
  item: ReviewItemBody;
  /** Whether the builder has changed it since. */
  isOutdated: boolean;
  open: boolean;
  onReload: () => void;
  onClose: () => void;
};

/** Dialog with a submission beside its earlier version, and buttons to approve or decline. */
export function ReviewDialog({ kind, item, isOutdated, open, onReload, onClose }: Props) {
  const [reason, setReason] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [featured, setFeatured] = useState(item.featured);
  const decide = useDecision(kind, item, onClose);
  const decline = () => {
    const text = reason.trim();
    setReasonMissing(text === "");
    if (text) decide.mutate({ decision: "decline", reason: text });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="large"
      title={item.title}
      description={
        item.isLive
          ? liveWords(item)
          : "Only the builder can see this so far. We'll email them your decision."
      }
      footer={
        <>
          <Button tone="critical" disabled={decide.isPending} onClick={decline}>
            Decline
          </Button>
          <Button
            tone="accent"
            pending={decide.isPending}
            onClick={() => decide.mutate({ decision: "approve", featured })}
          >
            Approve
          </Button>
        </>
      }
    >
      <Stack gap="large">
        {isOutdated && (
          <Notice
            tone="caution"
            title="The builder changed this after you opened it"
            action={
              <Button size="small" onClick={onReload}>
                Show the current version
              </Button>
            }
          />
        )}
        <ReviewedFields fields={item.fields} copies={item.pictureCopies} />
        {kind === "project" && (
          <Checkbox
            label="Feature this project"
            hint={item.featuredRequested ? "The builder asked for it." : undefined}
            checked={featured}
            onChange={(event) => setFeatured(event.target.checked)}
          />
        )}
        <Field
          label="Reason"
          hint="Required to decline. The builder will see this."
          error={isReasonMissing ? "Say why, so the builder can fix it" : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={limits.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}

function liveWords({ fields }: ReviewItemBody): string {
  const held = fields.filter(({ isHeld }) => isHeld).map(({ label }) => label.toLowerCase());
  if (held.length > 0)
    return `The new ${held.join(", ")} stays hidden until you approve; the other changes are live. Decline to hide the profile.`;
  return "This is already live. Approve the changes, or decline to hide it.";
}

/** Approves or declines a builder or a project in the version that the admin has seen. */
function useDecision(kind: "builder" | "project", item: ReviewItemBody, onDone: () => void) {
  const { id, version } = item;
  return useChange({
    call: ({
      featured,
      ...decision
    }: Pick<ProjectDecisionInput, "decision" | "reason" | "featured">) =>
      kind === "builder"
        ? fetchApi.call("POST /api/admin/builders/:id/review", {
            params: { id },
            body: { ...decision, version },
          })
        : fetchApi.call("POST /api/admin/portfolio/:id/review", {
            params: { id },
            body: { ...decision, version, featured: featured ?? null },
          }),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Review saved", description: message }),
    failed: {
      title: "Review Failed",
      description: "We couldn't save the review. Check your connection and try again.",
    },
    onDone,
  });
}
