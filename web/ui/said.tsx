import { createContext, useContext } from "react";
import {
  type PromisedNumbers,
  usualNumbers,
  withNumbers,
} from "../../domain/shared/promised-numbers.ts";

/** The numbers of the promise that a page's texts name: those of the present policy, or of the request that the page is about. */
export const NumbersContext = createContext<PromisedNumbers>(usualNumbers);

/** Writes texts with the numbers of the promise in place of their marks, as `withNumbers` says. */
export function useSay(): (text: string) => string {
  const numbers = useContext(NumbersContext);
  return (text) => withNumbers(text, numbers);
}

/** Such a text. */
export function Said({ children }: { children: string }) {
  return <>{useSay()(children)}</>;
}
