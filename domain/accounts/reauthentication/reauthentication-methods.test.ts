import { expect, test } from "vitest";
import { bea, max, member } from "../examples.ts";
import { reauthenticationMethods } from "./reauthentication-methods.ts";

test("reauthenticationMethods(): an email's code, a passkey first where there is one, and for an admin alone [J01]", () => {
  const methods = (user: typeof bea, hasPasskey: boolean) => {
    const by = member(user);
    return reauthenticationMethods({
      ...by,
      reauthentication: { ...by.reauthentication, hasPasskey },
    });
  };
  expect([methods(bea, false), methods(max, false)]).toEqual([["email"], ["email"]]);
  expect([methods(bea, true), methods(max, true)]).toEqual([["passkey", "email"], ["passkey"]]);
});
