import type { ComponentProps } from "react";
import { QueryScope } from "../../api/query-scope.tsx";
import { QuoteWizard } from "./quote-wizard.tsx";

/** The quote wizard with its query client, for pages without one. */
export function QuoteWizardPiece(props: ComponentProps<typeof QuoteWizard>) {
  return (
    <QueryScope>
      <QuoteWizard {...props} />
    </QueryScope>
  );
}
