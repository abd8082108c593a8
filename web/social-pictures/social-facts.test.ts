import { expect, it } from "vitest";
import type { Api } from "../../app-server/contract/api-client.ts";
import { socialFacts } from "./social-facts.ts";

it("socialFacts() takes what every object has for no page and no kind", async () => {
  for (const word of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    expect(await socialFacts({} as Api, "page", word)).toBeNull();
    expect(await socialFacts({} as Api, word, "home")).toBeNull();
  }
  expect(await socialFacts({} as Api, "page", "home")).toMatchObject({ image: null });
});
