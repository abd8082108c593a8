import { createContext, type ReactNode, use, useState } from "react";
import { Form } from "react-router";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { EditConflict } from "../edit-form/edit-conflict.tsx";
import { DeclineFields } from "../quotes/invitation/decline-fields.tsx";
import { OfferWordFields } from "../quotes/terms/offer-word-fields.tsx";
import { Button } from "../ui/action/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { useSendOnce } from "../ui/use-send-once.ts";
import { PriceFields } from "./price-fields.tsx";
import { RefusedWords, refusedAddress } from "./refused-words.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";
import { useLinkDraft } from "./use-link-draft.ts";

type Act =
  | "confirm"
  | "stands"
  | "acknowledge"
  | "quote"
  | "revise"
  | "decline"
  | "withdraw"
  | "take-back"
  | "ask"
  | "answer"
  | "decline-question"
  | "remove-file"
  | "new-link";

/** Whether an upload is in progress, which submitting a form would abort. */
export const IsUploading = createContext(false);

/** A form that posts to the page itself. */
export function ActForm({
  act,
  label,
  of,
  tone,
  answer,
  isHeld = false,
  children,
}: {
  act: Act;
  label: string;
  /** Subject of the button for screen readers, where the page has several such buttons. */
  of?: string;
  tone?: "accent" | "plain";
  answer?: RespondAnswer | undefined;
  /** Blocks submitting until the reader has made a choice. */
  isHeld?: boolean;
  children?: ReactNode;
}) {
  const onSubmit = useSendOnce();
  const isUploading = use(IsUploading);
  return (
    <Form method="post" action={refusedAddress} reloadDocument onSubmit={onSubmit}>
      <input type="hidden" name="act" value={act} />
      <Stack gap="medium">
        {answer?.act === act && <RefusedWords>{answer.message}</RefusedWords>}
        {children}
        <Button type="submit" tone={tone ?? "plain"} disabled={isHeld || isUploading} full>
          {label}
          {of && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
        </Button>
        {isUploading && (
          <Text size="small" tone="muted">
            A file is still uploading. You can send this when it finishes.
          </Text>
        )}
      </Stack>
    </Form>
  );
}

type Props = { brief: LinkedBriefBody; answer: RespondAnswer | undefined };

/**
 * The quote form, which works without JavaScript. It keeps the brief and the quote that it was
 * opened with: a finished upload refetches the page, perhaps with another person's revision.
 */
export function OfferForm({ brief: served, answer }: Props) {
  const [brief] = useState(served);
  const act = brief.may.revise ? "revise" : "quote";
  const own = answer && isOwn(answer, act) ? { ...answer, act } : null;
  const stored = brief.may.revise ? brief.ownQuote : null;
  const { place, draft, base, onInput, keep, discard } = useLinkDraft({
    brief,
    base: stored ? Number(own?.typed.revision) || stored.revision : 0,
    answers: own ? "own" : answer ? "other" : null,
  });
  const typed = own?.typed ?? draft?.typed ?? null;
  const briefVersion = Math.max(
    Number(own?.typed.briefVersion) || draft?.briefVersion || brief.briefVersion,
    stored?.confirmedBrief ?? 1,
  );
  const said = stored && {
    ...stored,
    validUntil: stored.validUntil.slice(0, 10),
    attachments: stored.attachments.join("\n"),
  };
  const errors = own?.errors ?? {};
  const error = (name: string) => (errors as Record<string, string>)[name];
  const value = (name: string, otherwise: string | null | undefined) =>
    typed?.[name] ?? otherwise ?? "";
  return (
    <div ref={place} onInput={onInput}>
      {draft?.differences && (
        <EditConflict what="quote" differences={draft.differences} onKeep={keep} onTake={discard} />
      )}
      {draft && !draft.differences && (
        <Notice
          title="Restored your draft"
          action={
            <Button size="small" onClick={discard}>
              Discard draft
            </Button>
          }
        >
          This is what you typed before. It has not been sent.
        </Notice>
      )}
      <ActForm
        key={draft ? "draft" : "served"}
        act={act}
        label={act === "revise" ? "Send revised quote" : "Send quote"}
        tone="accent"
        answer={own ?? undefined}
        isHeld={Boolean(draft?.differences)}
      >
        <input type="hidden" name="briefVersion" value={briefVersion} />
        {stored && <input type="hidden" name="revision" value={base} />}
        <PriceFields brief={brief} typed={typed} errors={errors} />
        <OfferWordFields
          bind={(word) => ({ name: word, defaultValue: value(word, said?.[word]) })}
          error={error}
        />
      </ActForm>
    </div>
  );
}

/**
 * Whether a refused form belongs here: a new quote comes back as a revision when one was sent
 * elsewhere meanwhile.
 */
function isOwn(answer: RespondAnswer, act: "quote" | "revise"): boolean {
  if (answer.act === act) return true;
  // errors of fields don't apply to the other quote
  return ["quote", "revise"].includes(answer.act) && Object.keys(answer.errors).length === 0;
}

export function DeclineForm({ answer }: Pick<Props, "answer">) {
  const refused = answer?.act === "decline" ? answer : null;
  return (
    <ActForm act="decline" label="Decline invitation" answer={answer}>
      <DeclineFields typed={refused?.typed} error={refused?.errors.reason} />
    </ActForm>
  );
}
