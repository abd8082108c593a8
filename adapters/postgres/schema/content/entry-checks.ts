/** Check constraints on the number of entries of list columns. */
export function entryChecks(most: Record<string, number>) {
  return Object.entries(most).map(([column, entries]) => ({
    name: `${column}_entries`,
    expression: `cardinality(${column}) <= ${entries}`,
  }));
}
