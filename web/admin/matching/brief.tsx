import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { RequestSpecification } from "../../quotes/request/request-specification.tsx";
import { toggle } from "./ineligible-builders.css.ts";

/** The exhibitor's request, collapsible, beside the builder selection. */
export function Brief({ quote }: { quote: AdminQuoteBody }) {
  return (
    <details>
      <summary className={toggle}>The brief</summary>
      <RequestSpecification request={quote} />
    </details>
  );
}
