import { expect, test } from "vitest";
import { requestLimits } from "./quote-request-form.ts";

test("the bounds of a request's fields are those that clients know [C02]", () => {
  expect(requestLimits).toEqual({
    tradeShowName: 200,
    eventDate: 100,
    venue: 200,
    industry: 100,
    boothSize: 100,
    serviceType: 100,
    budget: 100,
    features: 20,
    feature: 100,
    openSides: 4,
    additionalRequirements: 2000,
    designLink: 500,
    firstName: 50,
    lastName: 50,
    email: 254,
    phone: 20,
    preferredBuilders: 5,
    company: 100,
    jobTitle: 100,
  });
});
