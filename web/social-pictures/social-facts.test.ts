import { expect, it } from "vitest";
import type { Api } from "../../app-server/contract/api-client.ts";
import { usualNumbers } from "../../domain/shared/promised-numbers.ts";
import { socialFacts } from "./social-facts.ts";

it("socialFacts() takes what every object has for no page and no kind, and names what is promised [W33]", async () => {
  for (const word of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    expect(await socialFacts({} as Api, "page", word)).toBeNull();
    expect(await socialFacts({} as Api, word, "home")).toBeNull();
  }
  const numbers = { ...usualNumbers, quotesPromised: 3, allHours: 72 };
  const api = { call: async () => numbers } as unknown as Api;
  expect(await socialFacts(api, "page", "home")).toMatchObject({
    facts: {
      title: "Three free quotes for your trade show booth",
      detail: expect.stringMatching(/within 72 hours$/),
    },
    image: null,
  });
});
