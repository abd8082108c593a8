import { masked } from "../../../domain/quotes/contact-after.ts";
import { prose } from "../../ui/data/rows.css.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

/** A text as its readers will see it; nothing where it has no contact data. */
export function MaskedPreview({ text }: { text: string }) {
  const shown = masked(text);
  if (shown === text) return null;
  return (
    <Notice tone="caution" title="Readers will see this text without contact data">
      <p className={prose}>{shown}</p>
    </Notice>
  );
}
