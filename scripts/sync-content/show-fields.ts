import { rulesOf, titleFieldOf } from "../../domain/content-sync/content-fields.ts";
import { contentKinds } from "../../domain/content-sync/content-kind.ts";
import type { FieldRule } from "../../domain/content-sync/field-rule.ts";

/** Notion's types of property that a field is read from; the first is the usual one. */
const propertyTypes = {
  text: "Text, Select, Status, Number, Phone, Person",
  word: "Select, Status, Text",
  html: "Text",
  year: "Number, Date, Text",
  day: "Date, Text",
  instant: "Created time, Date, Text",
  link: "URL, Text",
  email: "Email, Text",
  picture: "Files & media, URL",
  pictures: "Files & media, URL, Text",
  builder: "Relation to the builders, Text with a name",
  list: "Multi-select, Text",
  links: "URL, Text",
  number: "Number, Text",
  flag: "Checkbox",
} as const satisfies Record<FieldRule["type"], string>;

/** One table in Markdown for each kind: the properties that a source may have, their types and which are needed. */
export function showFields(): string {
  return contentKinds
    .map((kind) => {
      const rows = Object.entries(rulesOf(kind)).map(([field, rule]) => {
        const isTitle = field === titleFieldOf(kind);
        const names = [field, ...(rule.names ?? [])].map(spaced).join(" or ");
        const types = isTitle ? "Title" : propertyTypes[rule.type];
        const read = field === "body" ? "the text of the page itself" : types;
        return `| ${names} | ${read} | ${rule.type === "text" && rule.least ? "yes" : ""} |`;
      });
      return [`**${kind}**`, "", "| property | type | needed |", "|---|---|---|", ...rows].join(
        "\n",
      );
    })
    .join("\n\n");
}

/** "boothCostRange" as "Booth Cost Range". */
function spaced(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/(?=[A-Z])/g, " ");
}
