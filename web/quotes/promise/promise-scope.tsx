import { type ReactNode, useContext } from "react";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import { NumbersContext } from "../../ui/said.tsx";
import { ReaderZone } from "../../ui/text/reader-zone.ts";

type Props = {
  promise: Pick<PromisedTimesBody, "numbers" | "timeZone"> | null | undefined;
  children: ReactNode;
};

/** Texts and times about a request: they name the numbers of its own promise, else the present ones, and stand in its time zone. */
export function PromiseScope({ promise, children }: Props) {
  const present = useContext(NumbersContext);
  return (
    <NumbersContext value={promise?.numbers ?? present}>
      <ReaderZone value={promise?.timeZone}>{children}</ReaderZone>
    </NumbersContext>
  );
}
