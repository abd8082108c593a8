import type { ComparisonBody } from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import { rateWords } from "../../../../domain/offers/landed/service-words.ts";
import { formatDate } from "../../../format.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { ExternalLink } from "../../../ui/text/external-link.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { choice, choices as choicesStyle } from "./landed.css.ts";
import type { LandedChoices } from "./landed-choices.ts";
import { SpaceBudget } from "./space-budget.tsx";

type Props = {
  comparison: ComparisonBody;
  choices: LandedChoices;
  onChoices: (choices: LandedChoices) => void;
};

const deliveries = [
  { value: "advance", label: "Advance warehouse" },
  { value: "direct", label: "Straight to the hall" },
];
const arrivals = [
  { value: "false", label: "On time" },
  { value: "true", label: "Late" },
];
const shares = ["0", "25", "50", "75", "100"].map((value) => ({ value, label: `${value}%` }));

/**
 * The choices behind the show's bill, its rates with their source, and the budget beside the
 * typical one.
 */
export function LandedPanel({ comparison, choices, onChoices }: Props) {
  return (
    <Stack gap="medium">
      <div className={choicesStyle}>
        <div className={choice}>
          <Field label="Freight goes to">
            {(control) => (
              <Select
                {...control}
                options={deliveries}
                value={choices.delivery}
                onChange={({ target: { value } }) =>
                  onChoices({ ...choices, delivery: value as LandedChoices["delivery"] })
                }
              />
            )}
          </Field>
        </div>
        <div className={choice}>
          <Field label="Labor on overtime" hint="Often not straight time">
            {(control) => (
              <Select
                {...control}
                options={shares}
                value={`${choices.overtime}`}
                onChange={({ target: { value } }) =>
                  onChoices({ ...choices, overtime: Number(value) })
                }
              />
            )}
          </Field>
        </div>
        <div className={choice}>
          <Field label="Freight arrives">
            {(control) => (
              <Select
                {...control}
                options={arrivals}
                value={choices.late}
                onChange={({ target: { value } }) =>
                  onChoices({ ...choices, late: value as LandedChoices["late"] })
                }
              />
            )}
          </Field>
        </div>
      </div>
      <ServicesNote services={comparison.services} />
      <SpaceBudget offers={comparison.offers} />
    </Stack>
  );
}

/** The rates as text, with their source and age. */
function ServicesNote({ services }: { services: ComparisonBody["services"] }) {
  const { origin, country, rates, source, address, asOf, isOld, billsMaterialHandling } = services;
  const free =
    !billsMaterialHandling &&
    `Material handling is usually not billed in ${country ?? "this country"}. `;
  if (!rates) {
    return (
      <Text size="small" tone="muted">
        {free && <span>{free}</span>}
        <span>
          {`We know no rates for this show${country ? ` or ${country}` : ""}. Its exhibitor manual has them.`}
        </span>
      </Text>
    );
  }
  return (
    <Text size="small" tone="muted">
      {free && <span>{free}</span>}
      <span>{origin === "show" ? "Rates of this show" : `Averages for ${country}`}, from </span>
      <span>{address ? <ExternalLink href={address}>{source}</ExternalLink> : source}</span>
      {`, as of ${formatDate(asOf ?? "", "MMM d, yyyy")}${isOld ? ", more than two years old" : ""}: ${rateWords(rates)}. `}
      {origin === "country" && <span>{"Your show's exhibitor manual has its own. "}</span>}
      <span>Figures that no builder states are asked for, never guessed.</span>
    </Text>
  );
}
