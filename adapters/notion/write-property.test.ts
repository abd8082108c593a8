import { expect, it } from "vitest";
import { coerceField } from "../../domain/content-sync/coerce-field.ts";
import { rulesOf } from "../../domain/content-sync/content-fields.ts";
import { writeProperty } from "./write-property.ts";

it("writeProperty() writes a list as a text that is read as the same list", () => {
  const areas = ["Las Vegas, NV", "Orlando, FL"];
  const written = writeProperty("rich_text", areas, "https://site.example");
  const content = "Las Vegas, NV; Orlando, FL";
  expect(written).toEqual({ rich_text: [{ text: { content } }] });
  const rule = rulesOf("builders").coverageAreas;
  expect(rule && coerceField(rule, content)).toEqual({ ok: true, value: areas });
});
