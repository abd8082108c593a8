import { expect, test } from "vitest";
import { ada, bea } from "../accounts/examples.ts";
import { isOwnBuilder } from "./is-own-builder.ts";

const builder = {
  userId: bea.id,
  name: "Bea's Booths, Inc.",
  email: "office@beas.example",
  invitationEmail: "bea@gmail.com",
};
const author = {
  user: { id: ada.id, email: "ada@acme.test" },
  company: "Acme",
  email: "ada@acme.test",
};
const isOwn = (change: Partial<typeof author>) => isOwnBuilder({ ...author, ...change }, builder);

test("isOwnBuilder() by account, company, or host of either address; not by a public provider [S03]", () => {
  expect(isOwn({})).toBe(false);
  expect(isOwn({ user: { ...author.user, id: bea.id } })).toBe(true);
  expect(isOwn({ company: "BEAS BOOTHS" })).toBe(true);
  expect(isOwn({ email: "sales@Beas.example" })).toBe(true);
  expect(isOwn({ user: { ...author.user, email: "ada@beas.example" } })).toBe(true);
  expect(isOwn({ email: "ada@gmail.com" })).toBe(false);
});
