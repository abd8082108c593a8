import { type ReactNode, useEffect, useState } from "react";
import { type PromisedNumbers, usualNumbers } from "../../domain/shared/promised-numbers.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { NumbersContext } from "../ui/said.tsx";

type Props = { served: PromisedNumbers | null | undefined; children: ReactNode };

/** Provides the numbers of the promise: from the page, and read over REST where the page that was opened names none. */
export function NumbersProvider({ served, children }: Props) {
  const [numbers, setNumbers] = useState(served ?? null);
  useEffect(() => {
    if (served) return;
    untilLoaded(() => import("../api/fetch-api.ts"))
      .then(({ fetchApi }) => fetchApi.call("GET /api/promise/numbers"))
      .then(setNumbers)
      // the usual ones stay
      .catch(() => {});
  }, [served]);
  return <NumbersContext value={numbers ?? usualNumbers}>{children}</NumbersContext>;
}
