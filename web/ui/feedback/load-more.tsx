import { Button } from "../action/button.tsx";
import { Inline } from "../layout/inline.tsx";

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };

/** Button that loads the next page of a list, if there is one. */
export function LoadMore({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null;
  return (
    <Inline justify="center">
      <Button pending={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
        Load more
      </Button>
    </Inline>
  );
}
