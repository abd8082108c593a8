import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

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
