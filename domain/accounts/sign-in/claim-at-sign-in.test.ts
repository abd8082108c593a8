import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { pendingRequest } from "../../quotes/examples.ts";
import { ada } from "../examples.ts";
import { claimAtSignIn } from "./claim-at-sign-in.ts";

const request = {
  ...pendingRequest,
  userId: null,
  email: ada.email,
  firstName: "Ines",
  lastName: "Ruiz",
  company: "Northbeam",
  phone: "+1 312 555 0117",
};
const facts = ({ firstName, lastName, company, phone }: typeof ada) => ({
  firstName,
  lastName,
  company,
  phone,
});
const nameless = { ...ada, firstName: null, lastName: null, company: null, phone: null };

test.each([
  [
    "no name yet takes all of them",
    nameless,
    { firstName: "Ines", lastName: "Ruiz", company: "Northbeam", phone: "+1 312 555 0117" },
  ],
  [
    "a first name keeps its name",
    { ...nameless, firstName: "Ada" },
    { firstName: "Ada", lastName: null, company: "Northbeam", phone: "+1 312 555 0117" },
  ],
])("at sign-in an account with %s from the request it sent [W22]", async (_, user, expected) => {
  const fakes = openTestPorts({ cases: [{ request, responses: [] }] });
  await fakes.users.save(user);
  expect(facts(await claimAtSignIn(fakes, user))).toEqual(expected);
  expect(facts((await fakes.users.find(user.id)) ?? ada)).toEqual(expected);
});

test("an account without a request of its own stays as it is [W22]", async () => {
  const fakes = openTestPorts({ cases: [] });
  await fakes.users.save(nameless);
  expect(await claimAtSignIn(fakes, nameless)).toEqual(nameless);
});
