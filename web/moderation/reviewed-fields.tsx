import type { ReviewedFieldBody } from "../../app-server/contract/moderation/moderation.ts";
import { type PictureCopies, shownPicture } from "../../domain/pictures/linked-picture.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { rangeText } from "../format.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Photo } from "../ui/media/photo.tsx";
import { Heading } from "../ui/text/heading.tsx";
import * as styles from "./reviewed-fields.css.ts";

type Props = {
  fields: readonly ReviewedFieldBody[];
  copies: PictureCopies;
  /** Whether only the builder sees it yet: then one notice names what has changed. */
  isNew?: boolean;
};

const pictureFields = ["mainImage", "projectImages", "builtPictures", "renderings", "companyLogo"];

/** A submission field by field: changed ones of a public one first, with their earlier value. */
export function ReviewedFields({ fields, copies, isNew = false }: Props) {
  const changed = fields.filter(({ isChanged }) => isChanged);
  const others = isNew ? fields : fields.filter(({ isChanged }) => !isChanged);
  const heading = changed.length === 1 ? "1 field changed" : `${changed.length} fields changed`;
  return (
    <Stack gap="medium">
      {isNew && changed.length > 0 && (
        <Notice tone="caution" title={`${heading} since the last decision`}>
          <ul>
            {changed.map((field) => (
              <li key={field.field}>{changeWords(field)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {!isNew && changed.length > 0 && (
        <>
          <Heading level={3} size="small">
            {heading}
          </Heading>
          <dl className={styles.list}>
            {changed.map(({ field, label, now, earlier, isHeld }) => (
              <div key={field} className={`${styles.field} ${styles.changed}`}>
                <dt className={styles.label}>{label}</dt>
                <dd className={`${styles.value} ${styles.earlier}`}>
                  <span className={styles.when}>Earlier</span>
                  <Said field={field} texts={earlier ?? []} copies={copies} />
                </dd>
                <dd className={`${styles.value} ${styles.now}`}>
                  <span className={styles.when}>{isHeld ? "After approval" : "Now"}</span>
                  <Said field={field} texts={now} copies={copies} />
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
            <dd className={styles.value}>
              <Said field={field} texts={now} copies={copies} />
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** Maximum length of a value that a notice quotes. */
const quoted = 60;

/** Such as "Completed projects: 16,000, then 160". */
function changeWords({ field, label, now, earlier }: ReviewedFieldBody): string {
  const [before, after] = [earlier ?? [], now].map((texts) => texts.join(", ") || "nothing");
  const isShort = [before, after].every((text) => text !== undefined && text.length <= quoted);
  if (!isShort || pictureFields.includes(field)) return `${label}: changed`;
  return `${label}: ${before}, then ${after}`;
}

type SaidProps = { field: string; texts: readonly string[]; copies: PictureCopies };

/** Formats sizes and prices as on other screens. */
const spellings: Partial<Record<string, (text: string) => string | undefined>> = {
  size: boothSizeText,
  budget: rangeText,
};

/**
 * A field's value. HTML is shown as source, so that an admin sees all of it. Pictures are shown,
 * linked ones by their copies.
 */
function Said({ field, texts, copies }: SaidProps) {
  if (texts.length === 0) return "Nothing";
  if (!pictureFields.includes(field)) {
    return texts.map((text) => spellings[field]?.(text) ?? text).join("\n");
  }
  return (
    <ul className={styles.pictures}>
      {texts.map((address) => (
        <li key={address} className={styles.picture}>
          <ReviewedPicture address={address} src={shownPicture(address, copies)} />
        </li>
      ))}
    </ul>
  );
}

function ReviewedPicture({ address, src }: { address: string; src: string | null }) {
  const isLinked = src !== address;
  return (
    <>
      {src === null ? (
        <span className={styles.noCopy}>No copy yet</span>
      ) : (
        <Photo
          src={src}
          alt={isLinked ? `The picture at ${address}` : "An uploaded picture"}
          sizes="12rem"
        />
      )}
      {isLinked && <span className={styles.address}>{address}</span>}
    </>
  );
}
