import { Stack } from "../../ui/layout/stack.tsx";
import { OwnRates } from "./own-rates.tsx";

/** The builder's view of the commission. */
export function Money() {
  return (
    <Stack gap="large">
      <OwnRates />
    </Stack>
  );
}
