import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useState } from "react";
import { button, sizes, tones } from "../../ui/action/button.css.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { requestPath } from "../request-view.ts";
import { more, moreButton, selects, sorting, tools } from "./comparison-view.css.ts";
import type { LandedChoices } from "./landed/landed-choices.ts";
import { type RowFilter, rowFilters, type ScopeView } from "./offer-table/scope-rows.ts";
import { type OfferOrder, offerOrders } from "./offer-table/sort-offers.ts";

const scopeViews: { value: ScopeView; label: string }[] = [
  { value: "quoted", label: "As quoted" },
  { value: "same-scope", label: "Same scope" },
  { value: "landed", label: "With show services" },
];

const downloads = [
  { extension: "xlsx", label: "Download Excel" },
  { extension: "csv", label: "Download CSV" },
  { extension: "pdf", label: "Download PDF" },
];

type Props = {
  requestId: string;
  /** The sort order; null when there is nothing to sort. */
  order: OfferOrder | null;
  onOrder: (order: OfferOrder) => void;
  /** The view; null when no quote is itemized. */
  scopeView: ScopeView | null;
  onScopeView: (view: ScopeView) => void;
  rowFilter: RowFilter;
  onRowFilter: (filter: RowFilter) => void;
  isItemized: boolean;
  /** Choices about the show's bill, which downloads include. */
  choices: LandedChoices;
  /** Opens the dialog for the scope; null when the reader may not edit it. */
  onEditScope: (() => void) | null;
  /** Further actions of the exhibitor. */
  children: ReactNode;
};

/** On a tablet and wider: sort order, price view and rows, and further actions behind a button. */
export function ComparisonTools(props: Props) {
  return (
    <div className={tools}>
      <Choices {...props} />
      <Inline gap="small" wrap>
        {props.children}
        <details className={more}>
          <summary className={`${button} ${tones.plain} ${sizes.small} ${moreButton}`}>
            More
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <Further {...props} />
        </details>
      </Inline>
    </div>
  );
}

/** The same on a phone: a button that opens all of it in one sheet. */
export function ComparisonOptions({ onEditScope, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  function editScope() {
    setOpen(false);
    onEditScope?.();
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Options
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Options">
        <Stack gap="large">
          <Choices {...props} onEditScope={null} />
          <Inline gap="small" wrap>
            {props.children}
          </Inline>
          <Further {...props} onEditScope={onEditScope && editScope} />
        </Stack>
      </Dialog>
    </>
  );
}

function Choices({ order, onOrder, scopeView, onScopeView, rowFilter, onRowFilter }: Props) {
  return (
    <div className={selects}>
      {order && (
        <div className={sorting}>
          <Field label="Sort by">
            {(control) => (
              <Select
                {...control}
                options={offerOrders.filter(({ value }) => scopeView || value !== "same-scope")}
                value={order}
                onChange={(event) => onOrder(event.target.value as OfferOrder)}
              />
            )}
          </Field>
        </div>
      )}
      {scopeView && (
        <div className={sorting}>
          <Field label="Prices">
            {(control) => (
              <Select
                {...control}
                options={scopeViews}
                value={scopeView}
                onChange={(event) => onScopeView(event.target.value as ScopeView)}
              />
            )}
          </Field>
        </div>
      )}
      {scopeView && (
        <div className={sorting}>
          <Field label="Rows">
            {(control) => (
              <Select
                {...control}
                options={rowFilters}
                value={rowFilter}
                onChange={(event) => onRowFilter(event.target.value as RowFilter)}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

function Further({ requestId, isItemized, choices, onEditScope }: Props) {
  const chosen = new URLSearchParams({ ...choices, overtime: `${choices.overtime}` });
  return (
    <Inline gap="small" wrap>
      {onEditScope && (
        <Button size="small" onClick={onEditScope}>
          Edit scope
        </Button>
      )}
      {isItemized &&
        downloads.map(({ extension, label }) => (
          <LinkButton
            key={extension}
            to={`/api/quote-requests/${requestId}/comparison.${extension}?${chosen}`}
            size="small"
            reloadDocument
          >
            {label}
          </LinkButton>
        ))}
      <LinkButton to={requestPath(requestId)} size="small">
        Open the request
      </LinkButton>
      <Button size="small" onClick={() => print()}>
        Print
      </Button>
    </Inline>
  );
}
