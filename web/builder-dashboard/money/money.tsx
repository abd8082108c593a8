import { Stack } from "../../ui/layout/stack.tsx";
import { OwnEntries } from "./own-entries.tsx";
import { OwnRates } from "./own-rates.tsx";
import { OwnStatements } from "./own-statements.tsx";

/** The builder's view of the commission. */
export function Money() {
  return (
    <Stack gap="large">
      <OwnStatements />
      <OwnEntries />
      <OwnRates />
    </Stack>
  );
}
