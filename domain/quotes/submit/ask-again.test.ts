import { expect, it } from "vitest";
import { form, pendingRequest } from "../examples.ts";
import { askAgain } from "./ask-again.ts";

it("askAgain() brings what was asked for, and the person", () => {
  expect(askAgain(pendingRequest, "2027-01-05")).toEqual(form);
});

it("askAgain() leaves a day that has passed, and one in words that no date field takes", () => {
  expect(askAgain(pendingRequest, "2027-03-03").eventDate).toBe("2027-03-03");
  expect(askAgain(pendingRequest, "2027-03-04").eventDate).toBe("");
  const dated = (eventDate: string) => askAgain({ ...pendingRequest, eventDate }, "2027-01-05");
  expect(dated("March 3, 2027").eventDate).toBe("2027-03-03");
  expect(dated("in spring").eventDate).toBe("");
});

it("askAgain() brings a custom size that the wizard asks for", () => {
  const sized = (boothSize: string) => askAgain({ ...pendingRequest, boothSize }, "2027-01-05");
  expect(sized("24x36").boothSize).toBe("24x36");
  expect(sized("2x900").boothSize).toBe("");
});

it("askAgain() leaves what the wizard does not offer", () => {
  const odd = {
    ...pendingRequest,
    industry: "Robotics",
    boothSize: "12x14 m",
    budget: null,
    serviceType: "storage",
    features: ["storage", "moon rocks"],
    emailUpdates: true,
  };
  expect(askAgain(odd, "2027-01-05")).toMatchObject({
    industry: "",
    boothSize: "",
    budget: "",
    serviceType: "",
    features: ["storage"],
    emailUpdates: false,
  });
});
