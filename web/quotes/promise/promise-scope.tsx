import { type ReactNode, useContext } from "react";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import { NumbersContext } from "../../ui/said.tsx";
import { ReaderZone } from "../../ui/text/reader-zone.ts";

type Props = {
  promise: Pick<PromisedTimesBody, "numbers" | "timeZone"> | null | undefined;
  children: ReactNode;
};

/**
 * Provides the context for texts and times about a request: the numbers and the time zone of its
 * promise; without one, today's numbers.
 */
export function PromiseScope({ promise, children }: Props) {
  const present = useContext(NumbersContext);
  return (
    <NumbersContext value={promise?.numbers ?? present}>
      <ReaderZone value={promise?.timeZone}>{children}</ReaderZone>
    </NumbersContext>
  );
}
