import { expect, test } from "vitest";
import { boothFeatures } from "../quotes/options.ts";
import { requiredScope } from "./required-scope.ts";

const scopeOf = (serviceType: string, features: string[] = []) =>
  requiredScope({ serviceType, features }).map(({ category }) => category);

test.for([
  [
    "exhibit-stand-purchase",
    "design structure graphics flooring install dismantle supervision shipping material-handling electrical management",
  ],
  [
    "exhibit-stand-rental",
    "structure graphics flooring install dismantle supervision shipping material-handling electrical management",
  ],
  ["exhibit-labor-only", "install dismantle supervision"],
  ["other", "structure install dismantle"],
  ["a service of our own", "structure install dismantle"],
] as const)("requiredScope() of %s [R07]", ([serviceType, categories]) => {
  expect(scopeOf(serviceType)).toEqual(categories.split(" "));
});

test("requiredScope() of the specification's default service is that of a purchase [R07]", () => {
  expect(scopeOf("design-construction-assembly")).toEqual(scopeOf("exhibit-stand-purchase"));
});

test("requiredScope() grows by what the features need; a storage room asks for no storage [R07]", () => {
  const added = (feature: string) =>
    scopeOf("", [feature]).filter((category) => !scopeOf("").includes(category));
  expect(Object.fromEntries(boothFeatures.map(({ value }) => [value, added(value)]))).toEqual({
    "stand-exhibit-design": ["design"],
    "stand-exhibit-labor": [],
    multimedia: ["av"],
    "meeting-room": [],
    storage: [],
    "led-lighting": ["lighting"],
    "hanging-elements": ["hanging-sign", "rigging"],
    furniture: ["furniture"],
    counter: ["furniture"],
    "catering-area": ["furniture", "services"],
  });
  expect(scopeOf("exhibit-labor-only", ["stand-exhibit-labor"])).toEqual([
    "install",
    "dismantle",
    "supervision",
  ]);
});

test("requiredScope() follows what the exhibitor added and struck [R08]", () => {
  const asked = { serviceType: "other", features: ["counter"] };
  const edits = {
    added: ["storage", "structure"] as const,
    struck: ["install", "furniture"] as const,
  };
  expect(requiredScope({ ...asked, scopeEdits: edits })).toEqual([
    { category: "structure", why: "service" },
    { category: "dismantle", why: "service" },
    { category: "storage", why: "added" },
  ]);
});
