import { expect, test } from "vitest";
import { createCore } from "../core.ts";
import { feature } from "./feature.ts";

const sayName =
  ({ name }: { name: string }) =>
  ({ times }: { times: number }) =>
    name.repeat(times);
const sayAge =
  ({ age }: { age: number }) =>
  () =>
    age;

test("a feature needs the ports of all its use cases, and has each with its own type", () => {
  const createPerson = feature({ sayName, sayAge });
  const person = createPerson({ name: "Ada", age: 36 });
  const [words, age]: [string, number] = [person.sayName({ times: 2 }), person.sayAge()];
  expect([words, age]).toEqual(["AdaAda", 36]);
});

test("a missing port and a wrong input do not compile", () => {
  const createPerson = feature({ sayName, sayAge });
  // @ts-expect-error no age
  const ageless = () => createPerson({ name: "Ada" });
  // @ts-expect-error the input is typed
  const untimed = () => createPerson({ name: "Ada", age: 36 }).sayName({});
  // @ts-expect-error the core needs its ports
  const portless = () => createCore({});
  expect([ageless, untimed, portless]).toHaveLength(3);
});
