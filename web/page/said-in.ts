import {
  type PromisedNumbers,
  usualNumbers,
  withNumbers,
} from "../../domain/shared/promised-numbers.ts";

/** Writes texts of a page's head with the numbers of the promise, which the root route knows. */
export function saidIn(matches: readonly unknown[]): (text: string) => string {
  const [root] = matches as readonly ({ loaderData?: Promised } | undefined)[];
  const numbers = root?.loaderData?.numbers ?? usualNumbers;
  return (text) => withNumbers(text, numbers);
}

type Promised = { numbers?: PromisedNumbers | null };
