import type { QueuedCheckBody } from "../../app-server/contract/vetting/vetting.ts";
import type { ReferenceState } from "../../domain/vetting/reference.ts";
import { rowHead } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Text } from "../ui/text/text.tsx";
import { documents } from "./document-list.css.ts";

const words: Record<ReferenceState, string> = {
  asked: "Asked",
  answered: "Answered",
  ended: "No answer",
};

type Reference = Pick<QueuedCheckBody["references"][number], "company" | "state"> &
  Partial<QueuedCheckBody["references"][number]>;

/** The references of a check. Admins also read the answers and the domain of each address. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={documents} role="list" aria-label="References">
      {references.map(({ id, company, state, mailDomain, answer }, at) => (
        <li key={id ?? at}>
          <div className={rowHead}>
            <div>
              <span>{company}</span>
              {mailDomain && (
                <Text tone="muted" size="small">
                  {mailDomain}
                </Text>
              )}
            </div>
            <Badge tone={state === "answered" ? "positive" : "neutral"}>{words[state]}</Badge>
          </div>
          {answer && (
            <>
              <Text size="small">
                {[
                  answer.worked ? "Worked together" : "Did not work together",
                  answer.onTime ? "in time" : "not in time",
                  answer.again ? "would again" : "would not again",
                ].join(", ")}
              </Text>
              {answer.text && <Text size="small">{answer.text}</Text>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
