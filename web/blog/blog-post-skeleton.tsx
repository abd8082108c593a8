import { Container } from "../ui/container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Stack } from "../ui/stack.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

/** The shape of an article. */
export function BlogPostSkeleton() {
  return (
    <Container>
      <div aria-busy="true">
        <VisuallyHidden>Loading the article</VisuallyHidden>
        <Stack gap="large">
          <Skeleton shape="title" />
          <Skeleton lines={2} />
          <Skeleton shape="card" />
          <Skeleton lines={8} />
        </Stack>
      </div>
    </Container>
  );
}
