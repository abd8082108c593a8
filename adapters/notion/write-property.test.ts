import { expect, it } from "vitest";
import { coerceField } from "../../domain/content-sync/coerce-field.ts";
import { rulesOf } from "../../domain/content-sync/content-fields.ts";
import { writeProperty } from "./write-property.ts";

it.each([
  [["Las Vegas, NV", "Orlando, FL"], "Las Vegas, NV; Orlando, FL"],
  [["Las Vegas, NV"], "Las Vegas, NV;"],
  [["Reno"], "Reno"],
])(
  "writeProperty() writes the list %j as a text that is read as the same list",
  (areas, content) => {
    const written = writeProperty("rich_text", areas, "https://site.example");
    expect(written).toEqual({ rich_text: [{ text: { content } }] });
    const rule = rulesOf("builders").coverageAreas;
    expect(rule && coerceField(rule, content)).toEqual({ ok: true, value: areas });
  },
);
