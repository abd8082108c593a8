import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Spinner } from "../ui/spinner.tsx";

const cards = ["one", "two", "three", "four", "five", "six"];

/** Skeleton of the builders list. */
export function BuildersSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <Stack gap="large">
        <Spinner label="Loading builders..." />
        <Skeleton shape="control" />
        <Grid min="20rem" gap="large">
          {cards.map((card) => (
            <Stack key={card} gap="small">
              <Skeleton shape="picture" />
              <Skeleton shape="title" />
              <Skeleton lines={3} />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}
