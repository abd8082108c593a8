import { useEffect } from "react";

type Pages = {
  isSuccess: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
};

/** Loads pages of a list until the item in the URL is found. `isMissing`: no page contains it. */
export function useReadUntil(pages: Pages, isWanted: boolean, isFound: boolean) {
  const { isSuccess, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const goesOn = isWanted && !isFound && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn && !isFetchingNextPage) void fetchNextPage();
  }, [goesOn, isFetchingNextPage, fetchNextPage]);
  return { isMissing: isWanted && isSuccess && !isFound && !hasNextPage };
}
