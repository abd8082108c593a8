import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fields } from "../shared/fields.ts";
import type { SafeHtml } from "../shared/text/safe-html.ts";
import { coerceField, type RawValue } from "./coerce-field.ts";
import { emptyFields, entityOf, fieldsOf } from "./content-entity.ts";
import { rulesOf } from "./content-fields.ts";
import type { ListedPage } from "./content-item.ts";
import { type ContentKind, contentKinds } from "./content-kind.ts";
import { idOf, keptOf, planItem } from "./plan-item.ts";
import type { KeptItem } from "./ports.ts";

const early = new Date("2026-11-21T10:00:00.000Z");
const late = new Date("2026-11-21T11:00:00.000Z");
const readAt = new Date("2026-11-21T12:00:00.000Z");
const at = new Date("2026-11-21T12:00:01.000Z");
const id = "0199d1a5-0000-7000-8000-000000000001";
const otherId = "0199d1a5-0000-7000-8000-000000000002";

const pageOf = (kind: ContentKind, page: Partial<ListedPage> = {}): ListedPage => ({
  kind,
  sourceId: "page",
  ownId: null,
  title: "As listed",
  createdAt: early,
  editedAt: late,
  raw: null,
  ...page,
});

/** A stored entity and its page; both sides agree unless `kept` says otherwise. */
function keptWith(kind: ContentKind, said: Fields, kept: Partial<KeptItem> = {}): KeptItem {
  const fields = { ...emptyFields(kind), ...said };
  const about = { id, at: early, createdAt: early, former: null, isSample: false };
  const entity = entityOf(kind, fields, about);
  const agreed = { ours: fieldsOf(entity), theirs: fieldsOf(entity) };
  const item = { sourceId: "page", itemId: id, changedAt: early, wasHidden: false };
  return { ...item, entity, agreed, ...kept };
}

type Case = {
  kind?: ContentKind;
  page?: Partial<ListedPage>;
  read: Record<string, RawValue>;
  partial?: Record<string, RawValue>;
  kept?: KeptItem | null;
  builders?: Record<string, string>;
  isSample?: boolean;
};

const plan = ({ kind = "blog", page, read, partial, kept = null, builders = {}, isSample }: Case) =>
  planItem(pageOf(kind, page), { fields: read, ...(partial && { partial }), problems: [] }, kept, {
    kind,
    source: { fingerprint: "f1", ...(isSample && { isSample }) },
    itemId: id,
    builderIds: new Map(Object.entries(builders)),
    readAt,
    at,
    sanitize: (text) => text.replaceAll(/<script>.*?<\/script>/g, "") as SafeHtml,
  });

describe("planItem()", () => {
  test.each<ContentKind>([...contentKinds])("stages a new page of %s", (kind) => {
    const title = kind === "builders" ? "name" : "title";
    const planned = plan({ kind, read: { [title]: "Ada" } });
    expect(planned).toMatchObject({
      problems: [],
      isFlawed: false,
      conflicts: [],
      change: { kind, sourceId: "page", title: "Ada", action: "create", fields: [] },
      staged: {
        page: { sourceId: "page", itemId: id, editedAt: late, readAt, fingerprint: "f1" },
        entity: { kind, entity: { id, [title]: "Ada" } },
        before: null,
        isSame: false,
        agreed: { theirs: { [title]: "Ada" } },
        hasNews: false,
      },
    });
  });

  const agreed = { title: "A show", city: "Reno", status: "upcoming" };
  const reads = { title: "A show", city: "Reno" };

  test.each([
    {
      name: "nothing changed",
      read: reads,
      kept: keptWith("trade-shows", agreed),
      expected: { change: null, isSame: true, hasNews: false, city: "Reno" },
    },
    {
      name: "nothing changed, but no page is known of the entity yet",
      read: reads,
      kept: keptWith("trade-shows", agreed, { sourceId: null }),
      expected: { change: null, isSame: false, hasNews: false, city: "Reno" },
    },
    {
      name: "the source changed a field",
      read: { ...reads, city: "Elko" },
      kept: keptWith("trade-shows", agreed),
      expected: { change: ["city"], isSame: false, hasNews: false, city: "Elko" },
    },
    {
      name: "the page no longer has the property",
      read: { title: "A show" },
      kept: keptWith("trade-shows", agreed),
      expected: { change: null, isSame: true, hasNews: false, city: "Reno" },
    },
    {
      name: "the source emptied a field",
      read: { ...reads, city: "" },
      kept: keptWith("trade-shows", agreed),
      expected: { change: ["city"], isSame: false, hasNews: false, city: null },
    },
  ])("$name", ({ read, kept, expected: { change, city, ...staged } }) => {
    const planned = plan({ kind: "trade-shows", read, kept });
    expect(planned.change?.fields ?? null).toEqual(change);
    expect(planned.change?.action ?? "update").toBe("update");
    expect(planned.staged).toMatchObject({
      ...staged,
      before: early,
      entity: { entity: { city } },
    });
    expect(planned).toMatchObject({ problems: [], isFlawed: false, conflicts: [] });
  });

  /** A builder whose city is Reno here and there, then changed here. */
  const changedHere = (city: string, changedAt: Date) => {
    const before = keptWith("builders", { name: "Ada", city: "Reno" });
    return { ...keptWith("builders", { name: "Ada", city }), agreed: before.agreed, changedAt };
  };

  test("what changed here only stays, and is to be written back", () => {
    const planned = plan({
      kind: "builders",
      read: { name: "Ada", city: "Reno" },
      kept: changedHere("Elko", early),
    });
    expect(planned).toMatchObject({ change: null, conflicts: [] });
    expect(planned.staged).toMatchObject({
      isSame: true,
      hasNews: true,
      entity: { entity: { city: "Elko" } },
      // the source has not received it yet
      agreed: { ours: { city: "Reno" }, theirs: { city: "Reno" } },
    });
  });

  test("what is new here and unknown to the source is in no agreement yet", () => {
    const kept = keptWith("builders", { name: "Ada", city: "Reno" }, { agreed: null });
    const { staged } = plan({ kind: "builders", read: { name: "Ada", city: "" }, kept });
    expect(staged?.hasNews).toBe(true);
    expect(staged?.agreed.ours).not.toHaveProperty("city");
    expect(staged?.agreed.ours).toHaveProperty("name", "Ada");
  });

  test.each([
    { last: "here", changedAt: readAt, kept: "ours", city: "Elko", fields: undefined },
    { last: "there", changedAt: early, kept: "theirs", city: "Ely", fields: ["city"] },
  ])("of a field that both sides changed the edit made last, $last, stands", (expected) => {
    const planned = plan({
      kind: "builders",
      read: { name: "Ada", city: "Ely" },
      kept: changedHere("Elko", expected.changedAt),
    });
    expect(planned.conflicts).toEqual([
      { kind: "builders", sourceId: "page", title: "Ada", field: "city", kept: expected.kept },
    ]);
    expect(planned.change?.fields).toEqual(expected.fields);
    expect(planned.staged).toMatchObject({
      before: expected.changedAt,
      hasNews: expected.kept === "ours",
      entity: { entity: { city: expected.city } },
    });
  });

  test.each<{ name: string } & Case & { property: string; message: RegExp }>([
    {
      name: "a day that is none",
      kind: "trade-shows",
      read: { title: "A show", startDate: "soon" },
      property: "startDate",
      message: /not a day/,
    },
    {
      name: "an end before its beginning",
      kind: "trade-shows",
      read: { title: "A show", startDate: "2027-05-02", endDate: "2027-05-01" },
      property: "endDate",
      message: /is before startDate/,
    },
    {
      name: "a builder that is not here",
      kind: "portfolio",
      read: { title: "A booth", builderId: "unknown" },
      property: "builderId",
      message: /names a builder that is not here/,
    },
  ])("$name is left out, and the page is read again", ({ property, message, ...given }) => {
    const { staged, problems, isFlawed, change } = plan(given);
    expect(problems).toEqual([{ property, message: expect.stringMatching(message) }]);
    expect(isFlawed).toBe(true);
    expect(change?.action).toBe("create");
    expect(staged?.page.readAt).toBeNull();
    expect(staged?.agreed.theirs).not.toHaveProperty(property);
  });

  test("a field that could not be read keeps what is stored", () => {
    const kept = keptWith("trade-shows", { title: "A show", startDate: "2027-05-01" });
    const { staged, change, isFlawed } = plan({
      kind: "trade-shows",
      read: { title: "A show", startDate: "soon" },
      kept,
    });
    expect({ change, isFlawed }).toEqual({ change: null, isFlawed: true });
    expect(staged?.entity).toMatchObject({ entity: { startDate: "2027-05-01" } });
    expect(staged?.agreed.theirs).toHaveProperty("startDate", "2027-05-01");
  });

  test("problems of the source are passed on", () => {
    const problem = { property: "body", message: "is too long" };
    const page = { fields: { title: "Ada" }, problems: [problem] };
    const planned = planItem(pageOf("blog"), page, null, {
      kind: "blog",
      source: { fingerprint: "f1" },
      itemId: id,
      builderIds: new Map(),
      readAt,
      at,
      sanitize: (text) => text as SafeHtml,
    });
    expect(planned).toMatchObject({ problems: [problem], isFlawed: true });
    expect(page.problems).toEqual([problem]);
  });

  test("an entity stays when both sides are valid alone and contradict each other together", () => {
    const budgets = { minimumProjectBudget: 10_000, maximumProjectBudget: 20_000 };
    const kept = {
      ...keptWith("builders", { name: "Ada", ...budgets, minimumProjectBudget: 15_000 }),
      agreed: keptWith("builders", { name: "Ada", ...budgets }).agreed,
    };
    const read = { name: "Ada", minimumProjectBudget: 10_000, maximumProjectBudget: 12_000 };
    const planned = plan({ kind: "builders", read, kept });
    expect(planned.problems).toMatchObject([{ property: "maximumProjectBudget" }]);
    expect(planned).toMatchObject({ change: null, isFlawed: false });
    expect(planned.staged?.entity).toMatchObject({
      entity: { minimumProjectBudget: 15_000, maximumProjectBudget: 20_000 },
    });
  });

  test.each([
    { title: "", problems: [{ property: "title", message: "is needed" }], isFlawed: true },
    { title: undefined, problems: [], isFlawed: false },
  ])("a new page titled $title is not taken over", ({ title, ...expected }) => {
    const read = { body: "Text", ...(title !== undefined && { title }) };
    expect(plan({ read })).toEqual({ staged: null, conflicts: [], change: null, ...expected });
  });

  test.each<{ name: string; read: Record<string, RawValue>; isPublic: boolean }>([
    { name: "a page without the flag", read: { name: "Ada" }, isPublic: true },
    { name: "a draft", read: { name: "Ada", public: "no" }, isPublic: false },
  ])("a builder hidden when its page went comes back with it: $name", ({ read, isPublic }) => {
    const kept = keptWith("builders", { name: "Ada", public: false }, { wasHidden: true });
    const { staged, change } = plan({ kind: "builders", read, kept: { ...kept, agreed: null } });
    expect(staged?.entity).toMatchObject({ entity: { public: isPublic } });
    expect(change?.fields ?? []).toEqual(isPublic ? ["public"] : []);
  });

  test("a builder hidden by a person stays hidden while the source says nothing new", () => {
    const kept = {
      ...keptWith("builders", { name: "Ada", public: false }),
      agreed: keptWith("builders", { name: "Ada", public: true }).agreed,
    };
    const { staged, change } = plan({
      kind: "builders",
      read: { name: "Ada", public: "yes" },
      kept,
    });
    expect(change).toBeNull();
    expect(staged).toMatchObject({ hasNews: true, entity: { entity: { public: false } } });
  });

  test("a page's values are coerced: markup cleaned, builders named by our ids, a year by the first day", () => {
    const read = { title: "A booth", description: "<p>Oak</p><script>x</script>", builderId: "b" };
    const project = plan({ kind: "portfolio", read, builders: { b: otherId }, isSample: true });
    expect(project.staged?.entity).toMatchObject({
      entity: { description: "<p>Oak</p>", builderId: otherId, isSample: true },
    });
    const show = plan({ kind: "trade-shows", read: { title: "S", startDate: "2027-05-01" } });
    expect(show.staged?.entity).toMatchObject({ entity: { year: "2027" } });
  });

  test("a page read again changes nothing, and its values are those that the rules let through", () => {
    const value = fc.oneof(
      fc.constantFrom("", "yes", "2027", "2027-05-01", "12", "https://example.org/a.jpg"),
      fc.string({ maxLength: 20 }),
      fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
      fc.boolean(),
      fc.integer({ min: -10, max: 1_000 }),
    );
    const read = fc
      .constantFrom(...contentKinds)
      .chain((kind) =>
        fc.tuple(
          fc.constant(kind),
          fc.dictionary(fc.constantFrom(...Object.keys(rulesOf(kind))), value),
        ),
      );
    fc.assert(
      fc.property(read, ([kind, fields]) => {
        const first = plan({ kind, read: { ...fields, name: "Ada", title: "Ada" } }).staged;
        if (!first) throw new Error("A page with a title is staged");
        const { entity, agreed } = first;
        const kept = { ...keptWith(kind, {}), entity, agreed, changedAt: at };
        const again = plan({ kind, read: { ...fields, name: "Ada", title: "Ada" }, kept });
        expect(again).toMatchObject({ change: null, conflicts: [], staged: { isSame: true } });
        expect(fieldsOf(again.staged?.entity ?? entity)).toEqual(fieldsOf(entity));
        const values = fieldsOf(entity);
        for (const [field, rule] of Object.entries(rulesOf(kind))) {
          const value = values[field] as RawValue;
          expect({ field, ...coerceField(rule, value) }).toEqual({ field, ok: true, value });
        }
      }),
    );
  });
});

test.each([
  { name: "the page created it", sourceId: "page", itemId: id, ownId: null, isFound: true },
  { name: "the page carries its id", sourceId: null, itemId: id, ownId: id, isFound: true },
  { name: "it has a page of its own", sourceId: "other", itemId: id, ownId: id, isFound: false },
  {
    name: "a copied page carries its id",
    sourceId: null,
    itemId: otherId,
    ownId: otherId,
    isFound: false,
  },
])("keptOf() finds what is stored of a page: $name", ({ sourceId, itemId, ownId, isFound }) => {
  const kept = keptWith("blog", { title: "Ada" }, { sourceId, itemId });
  const found = keptOf([kept], pageOf("blog", { ownId }), new Set([otherId]));
  expect(found).toBe(isFound ? kept : null);
});

test.each([
  { name: "the stored entity's", stored: id, known: otherId, ownId: otherId, expected: id },
  { name: "that of a page taken over before", known: otherId, ownId: id, expected: otherId },
  { name: "the one that the page carries", ownId: id, expected: id },
  { name: "none that another page has", ownId: otherId, expected: null },
  { name: "none that is no id of ours", ownId: "42", expected: null },
  { name: "none", ownId: null, expected: null },
])("idOf() gives our id of a page: $name", ({ stored, known, ownId, expected }) => {
  const kept = stored ? keptWith("blog", { title: "Ada" }, { itemId: stored }) : null;
  const record = { sourceId: "page", editedAt: early, readAt, fingerprint: "f1" };
  const page = known ? { ...record, itemId: known, isRemoved: false } : undefined;
  const taken = new Set([otherId]);
  expect(idOf(pageOf("blog", { ownId }), kept, page, taken)).toBe(expected);
});

test("a text of which a picture could not be read fills an article that has none, and replaces none", () => {
  const [read, partial] = [{ title: "Booths" }, { body: "<p>Read</p>" }];
  expect(plan({ read, partial }).staged?.entity.entity).toMatchObject({ body: "<p>Read</p>" });
  const kept = keptWith("blog", { title: "Booths", body: "<p>Stored</p>" });
  expect(plan({ read, partial, kept }).staged?.entity.entity).toMatchObject({
    body: "<p>Stored</p>",
  });
});
