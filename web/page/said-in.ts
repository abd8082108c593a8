import {
  type PromisedNumbers,
  usualNumbers,
  withNumbers,
} from "../../domain/shared/promised-numbers.ts";

/**
 * A function that inserts the promise's numbers, from the root route's data, into texts of a page's
 * head.
 */
export function saidIn(matches: readonly unknown[]): (text: string) => string {
  const [root] = matches as readonly ({ loaderData?: Promised } | undefined)[];
  const numbers = root?.loaderData?.numbers ?? usualNumbers;
  return (text) => withNumbers(text, numbers);
}

type Promised = { numbers?: PromisedNumbers | null };
