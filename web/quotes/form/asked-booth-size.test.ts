import { expect, test } from "vitest";
import { form } from "../../../domain/quotes/examples.ts";
import { askedBoothSize, boothSideErrors } from "./asked-booth-size.ts";
import { emptyQuoteForm } from "./quote-form-fields.ts";
import { toQuoteFormValues } from "./to-quote-form-values.ts";
import { toQuoteRequestForm } from "./to-quote-request-form.ts";

const sized = (boothSize: string, boothWidth = "", boothDepth = "", boothUnit = "ft") => ({
  boothSize,
  boothWidth,
  boothDepth,
  boothUnit,
});

test("askedBoothSize() takes the sides only of a custom size", () => {
  expect(askedBoothSize(sized("custom", "24", "36"))).toBe("24x36");
  expect(askedBoothSize(sized("custom", "6", "9", "m"))).toBe("20x30 ft (6 x 9 m)");
  expect(askedBoothSize(sized("custom", "24"))).toBe("custom");
  expect(askedBoothSize(sized("20x20", "24", "36"))).toBe("20x20");
  expect(askedBoothSize(sized(""))).toBe("");
});

test("boothSideErrors() names the side that is missing or impossible", () => {
  expect(boothSideErrors(sized("custom", "24", "36"))).toEqual({});
  expect(boothSideErrors(sized("20x20", "x"))).toEqual({});
  expect(boothSideErrors(sized("custom", "", "900"))).toEqual({
    boothWidth: "Enter the booth width",
    boothDepth: "Booth depth must be a number of feet from 5 to 500",
  });
});

test("toQuoteRequestForm() sends a custom size as one text, and its sides not at all", () => {
  const sent = toQuoteRequestForm({ ...emptyQuoteForm, ...sized("custom", "24", "36") });
  expect(sent.boothSize).toBe("24x36");
  expect(Object.keys(sent)).not.toContain("boothWidth");
  expect(Object.keys(sent)).not.toContain("boothDepth");
  expect(Object.keys(sent)).not.toContain("boothUnit");
});

test("toQuoteFormValues() shows a custom size in the fields it was typed into", () => {
  const shown = toQuoteFormValues({ ...form, boothSize: "24x36" });
  expect(shown).toMatchObject(sized("custom", "24", "36"));
  expect(toQuoteFormValues({ ...form, boothSize: "20x30 ft (6 x 9 m)" })).toMatchObject(
    sized("custom", "6", "9", "m"),
  );
  expect(toQuoteFormValues({ ...form, boothSize: "20x20" })).toMatchObject(sized("20x20"));
});
