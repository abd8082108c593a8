import { useWatch } from "react-hook-form";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { MaskedPreview } from "../../questions/masked-preview.tsx";

/** Preview of the requirements as builders will read them, with contact data masked. */
export default function MaskedBrief() {
  const { form } = useQuoteForm();
  const text = useWatch({ control: form.control, name: "additionalRequirements" });
  return <MaskedPreview text={text} />;
}
