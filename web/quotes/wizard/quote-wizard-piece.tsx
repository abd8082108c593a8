import type { ComponentProps } from "react";
import { QueryScope } from "../../api/query-scope.tsx";
import { QuoteWizard } from "./quote-wizard.tsx";

/** The quote wizard with all it needs, for pages that have nothing else of the kind. */
export function QuoteWizardPiece(props: ComponentProps<typeof QuoteWizard>) {
  return (
    <QueryScope>
      <QuoteWizard {...props} />
    </QueryScope>
  );
}
