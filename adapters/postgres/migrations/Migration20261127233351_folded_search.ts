import { Migration } from "@mikro-orm/migrations";

/** `foldLetters` of the domain. ASCII, most of what is stored, takes a short way, since `translate` alone takes 15 µs. */
const foldText = `create function fold_text(given text) returns text language plpgsql immutable strict parallel safe cost 5 as $$
declare folded text;
begin
  if octet_length(given) = length(given) then return lower(given collate "C"); end if;
  folded = regexp_replace(lower(normalize(given, NFD) collate "und-x-icu"), '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f]+', '', 'g');
  folded = replace(replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ĳ', 'ij');
  if octet_length(folded) = length(folded) then return folded; end if;
  return translate(
    folded,
    'łøđðħıĸŋŧƀɓƈɖɗƒǥɠɨɉƙƚŀɲɵƥɍſƭʈʉʋƴɏƶəɛɔς’‘ʼ‐‑–—\u00a0\u2009\u202f',
    'loddhikntbbcddfggijkllnoprsttuvyyzeeoσ''''''----   '
  );
end $$;`;

const showTexts = `title || chr(31)
  || coalesce(nullif(city, '') || ', ' || nullif(state, ''), nullif(city, ''), state, '') || chr(31)
  || coalesce(industry, '') || chr(31) || coalesce(venue, '')`;
const published = "where review_state = 'approved' and public";
const withProject = "include (event_name, builder_id, project_type, booth_area)";
const userTexts =
  "coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(31) || email || chr(31) || coalesce(company, '')";
const requestTexts =
  "company || chr(31) || first_name || ' ' || last_name || chr(31) || email || chr(31) || trade_show_name || chr(31) || venue";
const contactTexts = "name || chr(31) || coalesce(email, '')";

/** The indexes of searches, over texts that `fold` has made comparable. */
const searchIndexes = (fold: (text: string) => string): Record<string, string> => ({
  trade_show_search_index: "trade_show using gin (search_text gin_trgm_ops)",
  trade_show_title_index: `trade_show (${fold("title")} text_pattern_ops)`,
  trade_show_venue_index: `trade_show (${fold("coalesce(venue, '')")}, start_date desc nulls last)`,
  trade_show_long_venue_index: `trade_show (${fold("coalesce(venue, '')")}, start_date) where last_day - start_date > 7`,
  trade_show_place_index: `trade_show (${fold("coalesce(nullif(city, ''), state, '')")}, start_date desc nulls last)`,
  trade_show_industry_start_index: `trade_show (${fold("industry")}, start_date, title, id)`,
  users_search_index: `users using gin ((${fold(userTexts)}) gin_trgm_ops)`,
  builder_contact_search_index: `builder using gin ((${fold(contactTexts)}) gin_trgm_ops)`,
  quote_request_search_index: `quote_request using gin ((${fold(requestTexts)}) gin_trgm_ops)`,
});
/** The names of shows that projects were built at. */
const eventIndexes = (name: string): Record<string, string> => ({
  portfolio_project_show_index: `portfolio_project (${name} text_pattern_ops, created_at desc) ${withProject} ${published}`,
  portfolio_project_builder_show_index: `portfolio_project (builder_id, ${name} text_pattern_ops) ${published}`,
});

const folded = (text: string) => `fold_text(${text})`;
const lowered = (text: string) => `lower((${text}) collate "und-x-icu")`;

/** `placesOf` of the domain for the rows that are there. */
const fillPlaces = `update builder b set search_text = fold_text(search_text), places = array(
    select distinct mark || fold_text(trim(name))
    from (
      select '' mark, b.city as name
      union all select '', unnest(b.coverage_areas)
      union all select '', split_part(unnest(b.coverage_areas), ',', 1)
      union all select 'in:', unnest(array[b.state, b.country, b.region])
    ) places where trim(name) <> ''
  );`;

export class Migration20261127233351_folded_search extends Migration {
  override name = "Migration20261127233351_folded_search";

  override up(): void | Promise<void> {
    this.addSql(foldText);
    this.addSql(fillPlaces);
    this.replaceIndexes(folded, "fold_text(event_name)");
    this.addSql(
      `create index trade_show_city_key_start_index on trade_show (fold_text(city), start_date, title, id);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "trade_show_city_key_start_index";`);
    this.replaceIndexes(lowered, "lower(event_name)");
    this.addSql(`drop function fold_text(text);`);
  }

  private replaceIndexes(fold: (text: string) => string, eventName: string) {
    const indexes = { ...searchIndexes(fold), ...eventIndexes(eventName) };
    for (const name of Object.keys(indexes)) this.addSql(`drop index "${name}";`);
    this.addSql(
      `alter table "trade_show" drop column "search_text", add "search_text" text generated always as (${fold(showTexts)}) stored null;`,
    );
    for (const [name, over] of Object.entries(indexes)) {
      this.addSql(`create index ${name} on ${over};`);
    }
  }
}
