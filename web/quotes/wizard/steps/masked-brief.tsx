import { useWatch } from "react-hook-form";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { MaskedPreview } from "../../questions/masked-preview.tsx";

/** The requirements as builders will read them, where they get contact data later. */
export default function MaskedBrief() {
  const { form } = useQuoteForm();
  const text = useWatch({ control: form.control, name: "additionalRequirements" });
  return <MaskedPreview text={text} />;
}
