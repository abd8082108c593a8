/** Lengths by column: a maximum, or a minimum and a maximum. */
type Lengths = Record<string, number | readonly [number, number]>;

/** Check constraints on the length of text columns, in characters. */
export function lengthChecks(lengths: Lengths) {
  return Object.entries(lengths).map(([column, bounds]) => {
    const [fewest, most] = typeof bounds === "number" ? [0, bounds] : bounds;
    const atMost = `char_length(${column}) <= ${most}`;
    return {
      name: `${column}_length`,
      expression: fewest > 0 ? `char_length(${column}) >= ${fewest} and ${atMost}` : atMost,
    };
  });
}
