import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { ViewedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { shortNames } from "./invite-state.ts";
import { happenedLines, panel } from "./queue.css.ts";

type Props = {
  promise: ViewedPromiseBody;
  missed: NonNullable<ViewedPromiseBody["missed"]>;
  /** The email as edited; null: as proposed. */
  email: string | null;
  onEmail: (email: string) => void;
  /** Builders to invite when the admin keeps trying, and their names. */
  ticked: readonly string[];
  names: readonly string[];
  /** Versions of the assignment and of the proposal that were shown. */
  versions: { assignmentVersion: number; version: number | null };
  onClosed: () => void;
  onKept: (invited: number) => void;
};

const happenedOf = (lines: readonly string[]) => lines.map((line) => <li key={line}>{line}</li>);

/** Ends a missed promise: what happened, an email to send and close with, or another try. */
export function MissedCase({ promise, missed, email, onEmail, ticked, names, ...rest }: Props) {
  const { versions, onClosed, onKept } = rest;
  const params = { id: promise.quoteRequestId };
  const close = useChange({
    call: (text: string) =>
      fetchApi.call("POST /api/admin/quotes/:id/promise/close", { params, body: { email: text } }),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Case closed", description: message }),
    failed: {
      title: "Case not closed",
      couldNot: "send the email",
    },
    isShown: (error) => fieldError(error) !== undefined,
    onDone: onClosed,
  });
  const keep = useChange({
    call: () =>
      fetchApi.call("POST /api/admin/quotes/:id/promise/keep-trying", {
        params,
        body: { builderIds: ticked.length > 0 ? [...ticked] : null, ...versions, canUndo: true },
      }),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Still trying", description: message }),
    failed: {
      title: "Not changed",
      couldNot: "save that",
    },
    onDone: ({ invited }) => onKept(invited),
  });
  const text = email ?? missed.email;
  return (
    <section className={panel} aria-label="Missed promise">
      <Heading level={4}>Missed promise</Heading>
      <ul className={happenedLines}>{happenedOf(missed.happened)}</ul>
      <Field label="Email to the customer" required error={fieldError(close.error)}>
        {(control) => (
          <TextArea
            {...control}
            rows={9}
            maxLength={limits.caseEmail}
            value={text}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </Field>
      <Inline>
        <Button tone="accent" pending={close.isPending} onClick={() => close.mutate(text)}>
          {close.isPending ? "Sending..." : "Send and close"}
        </Button>
        <Button pending={keep.isPending} onClick={() => keep.mutate()}>
          Keep trying
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        {ticked.length > 0
          ? `Keep trying invites ${shortNames(names)}, and you see the case again in 24 hours.`
          : "Keep trying shows you the case again in 24 hours."}{" "}
        It stays counted as missed.
      </Text>
    </section>
  );
}

/** The server's message about the email's text. */
function fieldError(error: unknown): string | undefined {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  return errors?.find(({ field }) => field === "email")?.message;
}
