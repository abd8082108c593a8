import { rulesOf, titleFieldOf } from "../../domain/content-sync/content-fields.ts";
import { contentKinds } from "../../domain/content-sync/content-kind.ts";
import type { Field } from "../../domain/shared/fields.ts";

/** Notion's property types from which a field can be read, the default first. */
const propertyTypes: Partial<Record<Field["kind"], string>> = {
  text: "Text, Select, Status, Number, Phone, Person",
  choice: "Select, Status, Text",
  prose: "Text, Select, Status, Number, Phone, Person",
  html: "Text",
  year: "Number, Date, Text",
  day: "Date, Text",
  instant: "Created time, Date, Text",
  url: "URL, Text",
  email: "Email, Text",
  picture: "Files & media, URL",
  pictures: "Files & media, URL, Text",
  builder: "Relation to the builders, Text with a name",
  list: "Multi-select, Text",
  urls: "URL, Text",
  whole: "Number, Text",
  decimal: "Number, Text",
  dollars: "Number, Text",
  flag: "Checkbox",
};

/**
 * Markdown tables, one for each kind: the properties that a source may have, their types, and which
 * are required.
 */
export function showFields(): string {
  return contentKinds
    .map((kind) => {
      const rows = Object.entries(rulesOf(kind)).map(([field, rule]) => {
        const isTitle = field === titleFieldOf(kind);
        const names = [field, ...(rule.names ?? [])].map(spaced).join(" or ");
        const types = isTitle ? "Title" : propertyTypes[rule.kind];
        const read = field === "body" ? "the text of the page itself" : types;
        return `| ${names} | ${read} | ${rule.source === "required" ? "yes" : ""} |`;
      });
      return [`**${kind}**`, "", "| property | type | needed |", "|---|---|---|", ...rows].join(
        "\n",
      );
    })
    .join("\n\n");
}

/** Converts "boothCostRange" to "Booth Cost Range". */
function spaced(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/(?=[A-Z])/g, " ");
}
