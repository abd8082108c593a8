import { createContext, useContext } from "react";
import {
  type PromisedNumbers,
  usualNumbers,
  withNumbers,
} from "../../domain/shared/promised-numbers.ts";

/**
 * The promise's numbers in a page's texts: those of the current policy, or of the request that the
 * page is about.
 */
export const NumbersContext = createContext<PromisedNumbers>(usualNumbers);

/** A function that inserts the promise's numbers into texts, as `withNumbers` does. */
export function useSay(): (text: string) => string {
  const numbers = useContext(NumbersContext);
  return (text) => withNumbers(text, numbers);
}

/** A text with the promise's numbers inserted. */
export function Said({ children }: { children: string }) {
  return <>{useSay()(children)}</>;
}
