import type { ReviewedFieldBody } from "../../app-server/contract/reviews.ts";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import * as styles from "./reviewed-fields.css.ts";

/** What a builder said, field by field; what has changed stands first, beside what it was. */
export function ReviewedFields({ fields }: { fields: readonly ReviewedFieldBody[] }) {
  const changed = fields.filter(({ isChanged }) => isChanged);
  const others = fields.filter(({ isChanged }) => !isChanged);
  return (
    <Stack gap="medium">
      {changed.length > 0 && (
        <>
          <Heading level={3} size="small">
            {changed.length === 1 ? "1 field changed" : `${changed.length} fields changed`}
          </Heading>
          <dl className={styles.list}>
            {changed.map(({ field, label, now, earlier, isHeld }) => (
              <div key={field} className={`${styles.field} ${styles.changed}`}>
                <dt className={styles.label}>{label}</dt>
                <dd className={`${styles.value} ${styles.earlier}`}>
                  <span className={styles.when}>Earlier</span>
                  {words(earlier ?? [])}
                </dd>
                <dd className={`${styles.value} ${styles.now}`}>
                  <span className={styles.when}>{isHeld ? "After approval" : "Now"}</span>
                  {words(now)}
                </dd>
              </div>
            ))}
          </dl>
          <Heading level={3} size="small">
            As before
          </Heading>
        </>
      )}
      <dl className={styles.list}>
        {others.map(({ field, label, now }) => (
          <div key={field} className={styles.field}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{words(now)}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** Markup is shown as it was written: an admin sees everything that is there. */
function words(texts: readonly string[]): string {
  return texts.length === 0 ? "Nothing" : texts.join("\n");
}
