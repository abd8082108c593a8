import { useState } from "react";
import type {
  ProjectDecisionInput,
  ReviewItemBody,
} from "../../app-server/contract/moderation/moderation.ts";
import type { ProfileDecision } from "../../domain/moderation/review.ts";
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
import { menu, menuButton, reasonRow } from "./reviewed-fields.css.ts";
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

/**
 * Dialog with a submission, that of a public one beside its earlier version, and buttons to approve
 * or refuse; hiding a public profile is in a menu.
 */
export function ReviewDialog({ kind, item, isOutdated, open, onReload, onClose }: Props) {
  const [refusal, setRefusal] = useState<"decline" | "keep" | null>(null);
  const [reason, setReason] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [featured, setFeatured] = useState(item.featured);
  const decide = useDecision(kind, item, onClose);
  // the first press opens the field of the reason
  const refuse = (decision: "decline" | "keep") => {
    const text = reason.trim();
    setRefusal(decision);
    setReasonMissing(refusal === decision && text === "");
    if (refusal === decision && text) decide.mutate({ decision, reason: text });
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
          {refusal && (
            <div className={reasonRow}>
              <Field
                label={reasonLabels[refusal]}
                hint="The builder will see this. Press the button again to send it."
                error={isReasonMissing ? "Say why, so the builder can fix it" : undefined}
              >
                {(control) => (
                  <TextArea
                    {...control}
                    autoFocus
                    key={refusal}
                    rows={2}
                    maxLength={limits.reason}
                    value={reason}
                    onChange={(event) => setReason(event.target.value)}
                  />
                )}
              </Field>
            </div>
          )}
          {kind === "builder" && item.isLive ? (
            <details className={menu}>
              <summary className={menuButton}>More</summary>
              <Button tone="critical" disabled={decide.isPending} onClick={() => refuse("decline")}>
                Hide the profile
              </Button>
            </details>
          ) : (
            <Button tone="critical" disabled={decide.isPending} onClick={() => refuse("decline")}>
              Decline
            </Button>
          )}
          {kind === "builder" && heldLabels(item).length > 0 && (
            <Button disabled={decide.isPending} onClick={() => refuse("keep")}>
              Keep the earlier version
            </Button>
          )}
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
        <ReviewedFields fields={item.fields} copies={item.pictureCopies} isNew={!item.isLive} />
        {kind === "project" && (
          <Checkbox
            label="Feature this project"
            hint={item.featuredRequested ? "The builder asked for it." : undefined}
            checked={featured}
            onChange={(event) => setFeatured(event.target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const reasonLabels = { decline: "Reason", keep: "Reason for keeping the earlier version" };

const heldLabels = ({ fields }: ReviewItemBody) =>
  fields.filter(({ isHeld }) => isHeld).map(({ label }) => label.toLowerCase());

function liveWords(item: ReviewItemBody): string {
  const held = heldLabels(item);
  if (held.length > 0)
    return `The new ${held.join(", ")} stays hidden until you approve; the other changes are live. Keeping the earlier version refuses only what is hidden.`;
  return "This is already live. Approve the changes, or hide it.";
}

type Decided = Pick<ProjectDecisionInput, "reason" | "featured"> & { decision: ProfileDecision };

/** Approves or refuses a builder or a project in the version that the admin has seen. */
function useDecision(kind: "builder" | "project", item: ReviewItemBody, onDone: () => void) {
  const { id, version } = item;
  return useChange({
    call: ({ featured, ...decided }: Decided) =>
      kind === "builder"
        ? fetchApi.call("POST /api/admin/builders/:id/review", {
            params: { id },
            body: { ...decided, version },
          })
        : fetchApi.call("POST /api/admin/portfolio/:id/review", {
            params: { id },
            body: { ...decided, version, featured: featured ?? null } as ProjectDecisionInput,
          }),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Review saved", description: message }),
    failed: {
      title: "Review Failed",
      couldNot: "save the review",
    },
    onDone,
  });
}
