import { type FieldsOf, fields } from "../shared/fields.ts";

/** The source of a figure, always shown with it. */
export const sourceFields = fields({
  source: { kind: "text", max: 200, label: "Source", required: true },
  asOf: { kind: "day", label: "As of", required: true },
  address: {
    kind: "url",
    max: 500,
    label: "Web address",
    named: "Address",
    invalid: "Address must be a web address",
  },
});
export type Source = FieldsOf<typeof sourceFields>;

const usefulMonths = 24;

/** Whether a figure is more than two years old, which is marked. */
export function isOld({ asOf }: Pick<Source, "asOf">, now: Date): boolean {
  const end = new Date(`${asOf}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + usefulMonths);
  return end < now;
}
