import type { BriefEditBody } from "../../../app-server/contract/quotes/brief-edits.ts";
import { row, rows } from "../../ui/data/rows.css.ts";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { field as fieldStyle, fields, label, value, was } from "../versions/offer-diff.css.ts";
import { briefChangeVerbs, briefChangeWords } from "./brief-edit-words.ts";

/** The changes of a brief, latest first. */
export function BriefEditList({ edits }: { edits: readonly BriefEditBody[] }) {
  return (
    <ul className={rows}>
      {edits.map(({ version, createdAt, changes }) => (
        <li key={version} className={row}>
          <Text tone="muted" size="small">
            Changed on <DateText iso={createdAt} format="PPp" />
          </Text>
          <dl className={fields}>
            {changes.length === 0 && (
              <div className={fieldStyle}>
                <dt className={label}>Files</dt>
                <dd className={value}>
                  <strong>Added or removed</strong>
                </dd>
              </div>
            )}
            {changes.map((change) => {
              const words = briefChangeWords(change);
              const verbs = briefChangeVerbs(change);
              return (
                <div key={change.field} className={fieldStyle}>
                  <dt className={label}>{words.label}</dt>
                  <dd className={value}>
                    {words.was !== "–" && (
                      <span className={was}>{`${verbs.was} ${words.was}`}</span>
                    )}
                    {words.now !== "–" && <strong>{`${verbs.now} ${words.now}`}</strong>}
                  </dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
