import { expect, test } from "vitest";
import { builderOptions } from "./builder-options.ts";

const place = { city: "Reno", country: "USA" };
const found = ["atlas", "basalt", "cedar"].map((notionId) => ({
  notionId,
  name: notionId.toUpperCase(),
  ...place,
}));
const known = {
  found,
  picked: [],
  assigned: [],
  names: new Map<string, string>(),
  suggested: new Set<string>(),
  isSearch: false,
};
const values = (some: Partial<typeof known>) =>
  builderOptions({ ...known, ...some }).map(({ value }) => value);

test("builderOptions() has each builder found, with the place", () => {
  expect(builderOptions(known)[0]).toEqual({ value: "atlas", label: "ATLAS", hint: "Reno, USA" });
});

test("builderOptions() begins with who is assigned and who was picked, each once", () => {
  const picked = [{ value: "quarry", label: "Quarry" }] as never[];
  const some = { assigned: ["cedar"] as never[], names: new Map([["cedar", "CEDAR"]]), picked };
  expect(values(some)).toEqual(["cedar", "quarry", "atlas", "basalt"]);
});

test("builderOptions() leaves out who is suggested already", () => {
  expect(values({ suggested: new Set(["basalt"]) })).toEqual(["atlas", "cedar"]);
});

test("builderOptions() has only the builders found while a name is searched", () => {
  const assigned = ["quarry"] as never[];
  const names = new Map([["quarry", "Quarry"]]);
  expect(values({ assigned, names, isSearch: true })).toEqual(["atlas", "basalt", "cedar"]);
});

test("builderOptions() says of an assigned one without a name that it is not known [M03]", () => {
  expect(builderOptions({ ...known, assigned: ["gone"] as never[] })[0]).toEqual({
    value: "gone",
    label: "Unknown Builder",
    hint: "No longer listed",
  });
});
