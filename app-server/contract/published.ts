import * as z from "zod";

type Publish = (value: unknown) => unknown;

const asItIs: Publish = (value) => value;
const made = new WeakMap<z.core.$ZodType, Publish>();

/**
 * Removes everything that an answer's schema doesn't name, at every depth, so that no private
 * column is published. Returns the same value when there is nothing to remove; never mutates it.
 */
export function published<Value>(schema: z.core.$ZodType, value: Value): Value {
  return publisherOf(schema)(value) as Value;
}

function publisherOf(schema: z.core.$ZodType): Publish {
  const known = made.get(schema);
  if (known) return known;
  const publish = createPublisher((schema as z.core.$ZodTypes)._zod.def);
  made.set(schema, publish);
  return publish;
}

function createPublisher(def: z.core.$ZodTypes["_zod"]["def"]): Publish {
  switch (def.type) {
    case "object": {
      const shape = Object.entries(def.shape).map(
        ([name, each]) => [name, publisherOf(each)] as const,
      );
      return fields(new Map(shape), publisherOfOthers(def.catchall));
    }
    case "record":
      return fields(new Map(), publisherOf(def.valueType));
    case "array":
      return items(publisherOf(def.element));
    case "union": {
      const { options } = def;
      if (options.every((option) => publisherOf(option) === asItIs)) return asItIs;
      return (value) => {
        const option = options.find((each) => z.safeParse(each, value).success) ?? options.at(-1);
        return option ? publisherOf(option)(value) : value;
      };
    }
    case "pipe":
      return publisherOf(def.out);
    // an unhandled type throws, so that nothing is published unchecked: an answer that uses one
    // needs its case here
    case "lazy":
    case "intersection":
    case "tuple":
    case "map":
    case "set":
    case "promise":
    case "transform":
      throw new Error(`published() knows no ${def.type}`);
    default:
      return "innerType" in def ? publisherOf(def.innerType) : asItIs;
  }
}

/**
 * The publisher of unnamed fields; undefined for a plain object, which has no `catchall`, and for a
 * strict one, whose `catchall` is `never`.
 */
function publisherOfOthers(catchall: z.core.$ZodType | undefined): Publish | undefined {
  return catchall && catchall._zod.def.type !== "never" ? publisherOf(catchall) : undefined;
}

/** Publishes an object's named fields, and the other fields by `others` if given. */
function fields(named: Map<string, Publish>, others: Publish | undefined): Publish {
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value);
    let isSame = true;
    const shown = entries.flatMap(([name, each]) => {
      const publish = named.get(name) ?? others;
      const one = publish?.(each);
      if (one !== each || !publish) isSame = false;
      return publish ? [[name, one] as const] : [];
    });
    return isSame ? value : Object.fromEntries(shown);
  };
}

function items(publish: Publish): Publish {
  if (publish === asItIs) return asItIs;
  return (value) => {
    if (!Array.isArray(value)) return value;
    const shown = value.map(publish);
    return shown.every((each, index) => each === value[index]) ? value : shown;
  };
}
