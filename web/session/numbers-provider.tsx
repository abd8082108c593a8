import { type ReactNode, useEffect, useState } from "react";
import { type PromisedNumbers, usualNumbers } from "../../domain/shared/promised-numbers.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { NumbersContext } from "../ui/said.tsx";

type Props = { served: PromisedNumbers | null | undefined; children: ReactNode };

/**
 * Provides the numbers of the promise: the served ones; if the first page had none, they are
 * fetched over REST.
 */
export function NumbersProvider({ served, children }: Props) {
  const [numbers, setNumbers] = useState(served ?? null);
  useEffect(() => {
    if (served) return;
    untilLoaded(() => import("../api/fetch-api.ts"))
      .then(({ fetchApi }) => fetchApi.call("GET /api/promise/numbers"))
      .then(setNumbers)
      // on failure the defaults stay
      .catch(() => {});
  }, [served]);
  return <NumbersContext value={numbers ?? usualNumbers}>{children}</NumbersContext>;
}
