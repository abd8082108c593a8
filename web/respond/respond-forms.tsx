import { createContext, type ReactNode, use } from "react";
import { Form } from "react-router";
import { DeclineFields } from "../quotes/invitation/decline-fields.tsx";
import { Button } from "../ui/action/button.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { useSendOnce } from "../ui/use-send-once.ts";
import { RefusedWords, refusedAddress } from "./refused-words.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";

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

/** Id of the form that buttons within the quote form post: forms can't contain forms. */
export const removeFileForm = "remove-file";

/** Renders the empty form that each *Remove* button beside a file submits. */
export function RemoveFileForm() {
  const onSubmit = useSendOnce();
  return (
    <Form
      id={removeFileForm}
      method="post"
      action={refusedAddress}
      reloadDocument
      onSubmit={onSubmit}
    >
      <input type="hidden" name="act" value="remove-file" />
    </Form>
  );
}

/** A form that posts to the page itself. */
export function ActForm({
  act,
  label,
  of,
  tone,
  answer,
  isHeld = false,
  isReady = true,
  children,
}: {
  act: Act;
  label: string;
  /** Subject of the button for screen readers, where the page has several such buttons. */
  of?: string;
  tone?: "accent" | "plain" | "quiet";
  answer?: RespondAnswer | undefined;
  /** Blocks submitting until the reader has made a choice. */
  isHeld?: boolean;
  /** Whether the form is at the step that sends it; before, it has no button. */
  isReady?: boolean;
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
        {isReady && (
          <Button
            type="submit"
            tone={tone ?? "plain"}
            size={tone === "quiet" ? "small" : "medium"}
            disabled={isHeld || isUploading}
            full
          >
            {label}
            {of && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
          </Button>
        )}
        {isUploading && (
          <Text size="small" tone="muted">
            A file is still uploading. You can send this when it finishes.
          </Text>
        )}
      </Stack>
    </Form>
  );
}

export function DeclineForm({ answer }: { answer: RespondAnswer | undefined }) {
  const refused = answer?.act === "decline" ? answer : null;
  return (
    <ActForm act="decline" label="Decline invitation" answer={answer}>
      <DeclineFields typed={refused?.typed} errors={refused?.errors} />
    </ActForm>
  );
}
