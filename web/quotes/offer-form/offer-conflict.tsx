import type { ComponentProps } from "react";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

type Props = {
  /** True when the builder has a live quote; false when the quote being revised has ended. */
  stands: boolean;
} & Omit<ComponentProps<typeof EditConflict>, "what">;

/** Shown when the quote changed while being edited. */
export function OfferConflict({ stands, ...conflict }: Props) {
  if (stands) return <EditConflict what="quote" {...conflict} />;
  return (
    <Notice
      tone="caution"
      title="Your earlier quote is no longer open"
      action={
        <Button size="small" onClick={conflict.onKeep}>
          Write a new quote
        </Button>
      }
    >
      It was accepted, declined or withdrawn, or it has expired. What you typed is still here.
    </Notice>
  );
}
