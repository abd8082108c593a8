import "../../../app-server/contract/zod-without-eval.ts";
import { type CapacityBody, capacityForm } from "../../../app-server/contract/builders/capacity.ts";

/** The fields that the form saves. The switch is saved separately. */
export type Capacity = Omit<CapacityBody, "inEffect" | "isPaused">;
/** Messages by field, such as "workUntil" or "away.0.from". */
export type AvailabilityErrors = Partial<Record<string, string>>;

/** Validates by the rules of the API, which load only when there is something to check. */
export function checkAvailability(typed: Capacity): AvailabilityErrors {
  const issues = capacityForm.safeParse(typed).error?.issues ?? [];
  const found = issues.map(({ path, message }) => [path.join("."), message]);
  return { ...Object.fromEntries(found.toReversed()), ...missingDays(typed) };
}

function missingDays({ away }: Capacity): AvailabilityErrors {
  return Object.fromEntries(
    away.flatMap(({ from, until }, index) => [
      ...(from ? [] : [[`away.${index}.from`, "Choose the first day away"]]),
      ...(until ? [] : [[`away.${index}.until`, "Choose the last day away"]]),
    ]),
  );
}
