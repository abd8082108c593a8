/** A copy with only these members. */
export function pick<From extends object, Key extends keyof From>(
  from: From,
  keys: readonly Key[],
): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}

/**
 * A record whose members are created on first read, each once, by calling its function with
 * `input`.
 */
export function lazyRecord<Made extends object, Input>(
  factories: {
    [Name in keyof Made]: (given: Input) => Made[Name];
  },
): (given: Input) => Made {
  const givenTo = Symbol("given");
  const getters = {};
  for (const [name, make] of Object.entries<(given: Input) => unknown>(factories)) {
    Object.defineProperty(getters, name, {
      enumerable: true,
      get(this: { [givenTo]: Input }) {
        const value = make(this[givenTo]);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return (given) => Object.assign(Object.create(getters), { [givenTo]: given });
}
