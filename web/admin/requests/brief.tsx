import type { AdminQuoteBody } from "../../../app-server/contract/admin.ts";
import { RequestSpecification } from "../../quotes/request/request-specification.tsx";
import { toggle } from "../matching/ineligible-builders.css.ts";

/** What the exhibitor asked for, to be unfolded beside the choice of builders. */
export function Brief({ quote }: { quote: AdminQuoteBody }) {
  return (
    <details>
      <summary className={toggle}>The brief</summary>
      <RequestSpecification request={quote} />
    </details>
  );
}
