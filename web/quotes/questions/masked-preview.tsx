import { masked } from "../../../domain/quotes/contact-after.ts";
import { prose } from "../../ui/data/rows.css.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

/** Preview of a text with contact data masked; nothing when it has none. */
export function MaskedPreview({ text }: { text: string }) {
  const shown = masked(text);
  if (shown === text) return null;
  return (
    <Notice tone="caution" title="Readers will see this text without contact data">
      <p className={prose}>{shown}</p>
    </Notice>
  );
}
