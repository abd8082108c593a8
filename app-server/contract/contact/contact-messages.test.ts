import { expect, test } from "vitest";
import { contactForm } from "./contact-messages.ts";

const given = {
  name: "Ada Byron",
  email: "ada@northwind.example",
  subject: "A stand",
  message: "Hello",
};

test.each([
  [undefined, "Inquiry type is required"],
  [null, "Inquiry type is required"],
  ["", "Inquiry type is required"],
  ["sales", "Choose one of: quote, builder, support, general, media, partnership"],
  [7, "Choose one of: quote, builder, support, general, media, partnership"],
])(
  "an inquiry type that is %j is refused in words that say what is wrong",
  (inquiryType, words) => {
    const { error } = contactForm.safeParse({ ...given, inquiryType });
    expect(error?.issues.map(({ message }) => message)).toEqual([words]);
  },
);
