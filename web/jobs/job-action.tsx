import type { ComponentProps } from "react";
import { ActionDialog } from "../page/action-dialog.tsx";

type Props<Answer> = Pick<
  ComponentProps<typeof ActionDialog<Answer>>,
  "call" | "description" | "reason"
> & {
  /** The action as an infinitive and a participle: "approve", "approved". */
  verb: string;
  past: string;
  /** The object of the action: "change". */
  noun: string;
  number?: number;
  /** The person who gets an email about the action, as the dialog names them. */
  told?: string;
  tone?: "accent" | "critical";
  /** Whether its button is the view's main one. */
  isMain?: boolean;
};

/** A button that decides something of a job, once its dialog is confirmed. */
export function JobAction<Answer>({
  verb,
  past,
  noun,
  number,
  description,
  told,
  tone = "critical",
  isMain = tone === "accent",
  ...asked
}: Props<Answer>) {
  const label = verb.charAt(0).toUpperCase() + verb.slice(1);
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  return (
    <ActionDialog
      {...asked}
      label={label}
      buttonTone={isMain ? "accent" : "plain"}
      size="small"
      tone={tone}
      title={`${label} ${number ? `${noun} ${number}` : `the ${noun}`}?`}
      description={told ? `${description} We'll email ${told}.` : description}
      confirmLabel={`${label} ${noun}`}
      cancelLabel="Not yet"
      refreshes={["jobs"]}
      done={{
        title: `${title} ${past}`,
        ...(told && { description: `We've emailed ${told}.` }),
      }}
      failed={{ title: `${title} not ${past}`, couldNot: `${verb} the ${noun}` }}
    />
  );
}
