import { expect, it } from "vitest";
import { foldedMailbox } from "./folded-mailbox.ts";

it.each([
  ["Bo.B@Gmail.com", "bob@gmail.com"],
  ["bo.b+1@gmail.com", "bob@gmail.com"],
  ["b.o.b+x+y@googlemail.com", "bob@gmail.com"],
  ["Bob+fair@Exhibits.example", "bob@exhibits.example"],
  ["bo.b@exhibits.example", "bo.b@exhibits.example"],
  ["+bob@exhibits.example", "+bob@exhibits.example"],
  ["bob@mail.gmail.com.example", "bob@mail.gmail.com.example"],
])("foldedMailbox() of %s is %s [Y02]", (address, mailbox) => {
  expect(foldedMailbox(address)).toBe(mailbox);
});
