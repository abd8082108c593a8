import { Migration } from "@mikro-orm/migrations";

/** `foldLetters` of the domain. ASCII, most of what is stored, takes a short way, since `translate` alone takes 15 µs. */
const foldText = String.raw`create function fold_text(given text) returns text language plpgsql immutable strict parallel safe cost 5 as $$
declare folded text;
begin
  if octet_length(given) = length(given) then return lower(given collate "C"); end if;
  folded = regexp_replace(lower(normalize(given, NFD) collate "und-x-icu"), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]+', '', 'g');
  folded = replace(replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ĳ', 'ij');
  if octet_length(folded) = length(folded) then return folded; end if;
  return translate(
    folded,
    'łøđðħıĸŋŧƀɓƈɖɗƒǥɠɨɉƙƚŀɲɵƥɍſƭʈʉʋƴɏƶəɛɔς’‘ʼ‐‑–—${"\u00a0\u2009\u202f"}',
    'loddhikntbbcddfggijkllnoprsttuvyyzeeoσ''''''----   '
  );
end $$`;

const side = `([0-9]{1,5}(?:[.,][0-9]{1,2})?)`;
const unit = String.raw`(''|′|[fF][tT]\.?|[fF][eE][eE][tT]|[cCmM][mM](?![a-zA-Z])|[mM](?:[eEèé][tT](?:[eE][rR]|[rR][eE])[sS]?|[tT][rR][sS]?)?(?![a-zA-Z]))?`;
/** `boothArea` of the domain: square feet of the first width by depth, each rounded to whole feet. */
const areaOfSize = String.raw`create function area_of_size(size text) returns bigint language plpgsql immutable strict parallel safe as $$
declare
  found text[] = regexp_match(size, '${side}\s*${unit}\s*[xX×]\s*${side}\s*${unit}');
  units text[] = array[coalesce(found[2], found[4]), coalesce(found[4], found[2])];
  sides numeric[];
begin
  select array_agg(
    round(replace(side, ',', '.')::numeric
      / case when unit ~* '^mm' then 304.8 when unit ~* '^cm' then 30.48 when unit ~* '^m' then 0.3048 else 1 end)
    order by at)
  into sides
  from unnest(array[found[1], found[3]], units) with ordinality as t(side, unit, at);
  return sides[1]::bigint * sides[2]::bigint;
end $$`;

/** What one builder adds to builder_facet: `b` is a row of builder. */
const builderAmounts = `select v.dimension, v.value, v.amount from (
    values ('all', '', 1::numeric), ('completed', '', b.completed_projects),
      ('rated', '', (b.rating > 0)::int), ('ratings', '', b.rating::numeric),
      ('region', b.region, 1), ('teamSize', b.team_size, 1), ('country', b.country, 1),
      ('city', b.region || chr(10) || b.city, 1)
    union all select distinct 'specialty', unnest(b.specialties), 1
  ) v(dimension, value, amount)`;
const addBuilders = (
  rows: string,
  sign: "" | "-",
) => `insert into builder_facet (dimension, value, amount)
  select v.dimension, v.value, ${sign}sum(v.amount) from ${rows} b cross join lateral (${builderAmounts}) v
  where b.review_state = 'approved' and b.public group by 1, 2 order by 1, 2
  on conflict (dimension, value) do update
  set amount = builder_facet.amount + excluded.amount;`;
// The version first: the transaction that holds it counts alone, so that no two wait for one another.
const countBuilders = `create function builder_counted() returns trigger language plpgsql as $$ begin
  insert into builder_facet (dimension, value, amount) values ('version', '', 1)
  on conflict (dimension, value) do update set amount = builder_facet.amount + 1;
  if tg_op <> 'DELETE' then ${addBuilders("come", "")} end if;
  if tg_op <> 'INSERT' then ${addBuilders("gone", "-")} end if;
  return null;
end $$`;

/** What one project adds to portfolio_facet: `p` is a row of portfolio_project. */
const projectValues = `select distinct v.dimension, v.value from (
    values ('all', ''), ('samples', case when p.is_sample then '' end),
      ('industries', p.industry), ('exhibitTypes', p.project_type), ('exhibitSizes', p.size),
      ('locations', p.location), ('builderIds', p.builder_id::text)
    union all select 'features', unnest(p.features)
  ) v(dimension, value)
  where char_length(v.value) <= 200 and (v.value <> '' or v.dimension in ('all', 'samples'))`;
const addProjects = (
  rows: string,
  sign: "" | "-",
) => `insert into portfolio_facet (dimension, value, projects)
  select v.dimension, v.value, ${sign}count(*) from ${rows} p cross join lateral (${projectValues}) v
  where p.review_state = 'approved' and p.public group by 1, 2 order by 1, 2
  on conflict (dimension, value) do update
  set projects = portfolio_facet.projects + excluded.projects;`;
/** A project without the columns that no list is filtered, ordered, counted or chosen by. */
const withoutWords = (row: string) =>
  `to_jsonb(${row}) - array['title', 'description', 'special_features', 'challenge_brief', 'our_solution', 'technology_used', 'materials', 'success_metrics', 'lead_generation', 'visitor_engagement', 'awards_recognition', 'client_testimonial', 'updated_at']`;
// The version first, as above. Edits of nothing but words are told apart: their projects stand in portfolio_facet with the version of each.
const countProjects = `create function portfolio_project_counted() returns trigger language plpgsql as $$
declare edit bigint;
begin
  insert into portfolio_facet (dimension, value, projects) values ('version', '', 1)
  on conflict (dimension, value) do update set projects = portfolio_facet.projects + 1
  returning projects into edit;
  if tg_op = 'UPDATE' then
    if (select count(*) from (select from come limit 17) few) <= 16 and not exists (
      select from come full join gone using (id)
      where ${withoutWords("come")} is distinct from ${withoutWords("gone")}
    ) then
      insert into portfolio_facet (dimension, value, projects)
      select 'words', id::text, edit from come order by id
      on conflict (dimension, value) do update set projects = excluded.projects;
      delete from portfolio_facet where dimension = 'words' and projects <= edit - 64;
      return null;
    end if;
  end if;
  insert into portfolio_facet (dimension, value, projects) values ('shape', '', edit)
  on conflict (dimension, value) do update set projects = excluded.projects;
  if tg_op <> 'DELETE' then ${addProjects("come", "")} end if;
  if tg_op <> 'INSERT' then ${addProjects("gone", "-")} end if;
  return null;
end $$`;

/** The version of a kind of content grows with each change. */
const countContent = (
  table: string,
  kind: string,
) => `create function ${table}_counted() returns trigger language plpgsql as $$ begin
  insert into content_version (kind, version) values ('${kind}', 1)
  on conflict (kind) do update set version = content_version.version + 1;
  return null;
end $$`;

const requestTexts = (table: string) =>
  ["company", "first_name", "last_name", "email", "trade_show_name", "venue"]
    .map((text) => `${table}.${text}`)
    .join(", ");
/** Counts requests per status and, with `changes`, what a search may count differently: other statuses and other texts. */
const countRequests = `create function quote_request_counted() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    insert into quote_request_count (status, slot, amount, changes)
    select status, pg_backend_pid() % 16, count(*), 1 from come group by status order by status
    on conflict (status, slot) do update
    set amount = quote_request_count.amount + excluded.amount, changes = quote_request_count.changes + 1;
  elsif tg_op = 'DELETE' then
    insert into quote_request_count (status, slot, amount, changes)
    select status, pg_backend_pid() % 16, -count(*), 1 from gone group by status order by status
    on conflict (status, slot) do update
    set amount = quote_request_count.amount + excluded.amount, changes = quote_request_count.changes + 1;
  else
    insert into quote_request_count (status, slot, amount, changes)
    select status, pg_backend_pid() % 16, sum(one), 1 from (
      select status, 1 as one, false as is_reworded from come
      union all select status, -1, false from gone
      union all select come.status, 0, true from come join gone on gone.id = come.id
        where (${requestTexts("come")}) is distinct from (${requestTexts("gone")})
    ) moved group by status having sum(one) <> 0 or bool_or(is_reworded) order by status
    on conflict (status, slot) do update
    set amount = quote_request_count.amount + excluded.amount, changes = quote_request_count.changes + 1;
  end if;
  return null;
end $$`;

/** The ledger of promises is only added to. */
const refuseRewriting = `create function refuse_rewriting() returns trigger language plpgsql as $$ begin
  raise exception '% is only added to', tg_table_name using errcode = 'insufficient_privilege';
end $$`;

// Both run with the rights of the tables' owner: the app's own role may only read and add to the audit log.
const removeOldEvents = `create function remove_old_audit_events(months int, most int) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare removed int;
begin
  if months is null or months < 12 then
    raise exception 'The audit trail is kept for twelve months at least';
  end if;
  delete from public.audit_event where ctid = any (array(
    select ctid from public.audit_event where at < now() - make_interval(months => months) limit most
  ));
  get diagnostics removed = row_count;
  return removed;
end $$`;
const blankAccountEvents = `create function blank_account_events(account uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.users where id = account) then
    raise exception 'The account is still there';
  end if;
  update public.audit_event set detail = '{}' where actor_id = account and object_kind = 'account';
end $$`;

const functions = [
  foldText,
  areaOfSize,
  countBuilders,
  countProjects,
  countContent("trade_show", "trade-shows"),
  countContent("blog_post", "blog"),
  countRequests,
  refuseRewriting,
  removeOldEvents,
  blankAccountEvents,
  "revoke execute on function remove_old_audit_events(int, int) from public",
  "revoke execute on function blank_account_events(uuid) from public",
];

const published = "where review_state = 'approved' and public";

/** People: accounts, sessions, sign-in, providers, passkeys. */
const accounts = `create table users (
  id uuid default gen_random_uuid() not null,
  email text not null constraint email_length check (char_length(email) between 1 and 254),
  email_verified_at timestamptz(3),
  first_name text constraint first_name_length check (char_length(first_name) between 1 and 50),
  last_name text constraint last_name_length check (char_length(last_name) between 1 and 50),
  profile_image_url text,
  user_type text default 'exhibitor' not null
    constraint users_user_type_check check (user_type in ('exhibitor', 'builder', 'admin')),
  company text,
  job_title text,
  phone text,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  suspended_at timestamptz(3),
  suspended_reason text,
  primary key (id)
);
create index users_created_index on users (created_at desc, id);
-- one account an address, however its letters are written
create unique index users_email_unique on users (lower(email));
create index users_search_index on users
  using gin (fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(31) || email || chr(31) || coalesce(company, '')) gin_trgm_ops);
create index users_suspended_index on users (created_at desc, id) where suspended_at is not null;
create index users_user_type_index on users (user_type);

create table session (
  sid text not null,
  sess jsonb not null,
  expire timestamptz(3) not null,
  user_id uuid not null constraint session_user_id_foreign references users (id) on delete cascade,
  primary key (sid)
);
create index session_expire_index on session (expire);
create index session_user_id_index on session (user_id);

create table sign_in (
  id uuid default gen_random_uuid() not null,
  email text not null,
  token_hash text not null constraint sign_in_token_hash_unique unique,
  code_hash text not null,
  browser_hash text not null,
  return_to text,
  code_tries_left int not null constraint code_tries_left_range check (code_tries_left >= 0),
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3) not null,
  primary key (id)
);
create index sign_in_browser_hash_index on sign_in (browser_hash, created_at desc);
create index sign_in_expires_at_index on sign_in (expires_at);

create table email_change (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null
    constraint email_change_user_id_unique unique constraint email_change_user_id_foreign references users (id) on delete cascade,
  email text not null constraint email_length check (char_length(email) between 1 and 254),
  token_hash text not null constraint email_change_token_hash_unique unique,
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3) not null,
  primary key (id)
);

create table identity (
  issuer text not null constraint issuer_length check (char_length(issuer) between 1 and 300),
  subject text not null constraint subject_length check (char_length(subject) between 1 and 255),
  user_id uuid not null constraint identity_user_id_foreign references users (id) on delete cascade,
  created_at timestamptz(3) default now() not null,
  last_used_at timestamptz(3) default now() not null,
  removed_at timestamptz(3),
  primary key (issuer, subject)
);
create index identity_user_id_index on identity (user_id);

create table provider_attempt (
  state_hash text not null,
  provider text not null,
  browser_hash text not null,
  code_verifier text not null,
  nonce text not null,
  return_to text,
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3) not null,
  primary key (state_hash)
);
create index provider_attempt_expires_at_index on provider_attempt (expires_at);

create table passkey (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null constraint passkey_user_id_foreign references users (id) on delete cascade,
  credential_id text not null constraint passkey_credential_id_unique unique,
  public_key text not null,
  counter bigint default '0' not null,
  transports text[] default '{}' not null,
  name text not null constraint name_length check (char_length(name) between 1 and 60),
  created_at timestamptz(3) default now() not null,
  last_used_at timestamptz(3),
  primary key (id)
);
create index passkey_user_id_index on passkey (user_id);

create table passkey_challenge (
  challenge text not null,
  purpose text not null constraint passkey_challenge_purpose_check check (purpose in ('add', 'sign-in', 'prove')),
  browser_hash text not null,
  user_id uuid constraint passkey_challenge_user_id_foreign references users (id) on delete cascade,
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3) not null,
  primary key (challenge)
);
create index passkey_challenge_expires_at_index on passkey_challenge (expires_at);
create index passkey_challenge_user_id_index on passkey_challenge (user_id);
`;

/** Builders, and what a search of them counts. */
const builders = `-- "places" is placesOf of the domain: folded names, home beyond the city marked
create table builder (
  id uuid default gen_random_uuid() not null,
  notion_id text constraint builder_notion_id_unique unique,
  user_id uuid
    constraint builder_user_id_unique unique constraint builder_user_id_foreign references users (id) on delete set null,
  review_state text default 'pending-review' not null
    constraint builder_review_state_check check (review_state in ('pending-review', 'approved', 'declined')),
  public boolean default true not null,
  name text not null constraint name_length check (char_length(name) between 1 and 100),
  description text not null constraint description_length check (char_length(description) <= 2000),
  website text constraint website_length check (char_length(website) <= 2000),
  email text constraint email_length check (char_length(email) <= 254),
  phone text constraint phone_length check (char_length(phone) <= 20),
  city text not null constraint city_length check (char_length(city) <= 50),
  state text not null constraint state_length check (char_length(state) <= 50),
  country text not null constraint country_length check (char_length(country) <= 50),
  region text not null constraint region_length check (char_length(region) <= 50),
  coverage_areas text[] default '{}' not null constraint coverage_areas_entries check (cardinality(coverage_areas) <= 10),
  years_in_business int not null constraint years_in_business_range check (years_in_business between 0 and 100),
  team_size text not null constraint team_size_length check (char_length(team_size) <= 20),
  completed_projects int not null constraint completed_projects_range check (completed_projects >= 0),
  minimum_project_budget bigint constraint minimum_project_budget_range check (minimum_project_budget >= 0),
  maximum_project_budget bigint constraint maximum_project_budget_range check (maximum_project_budget >= 0),
  specialties text[] default '{}' not null constraint specialties_entries check (cardinality(specialties) <= 15),
  industries_served text[] default '{}' not null
    constraint industries_served_entries check (cardinality(industries_served) <= 15),
  services_offered text[] default '{}' not null constraint services_offered_entries check (cardinality(services_offered) <= 15),
  rating double precision default 0 not null constraint rating_range check (rating between '0' and '5'),
  review_count int default 0 not null constraint review_count_range check (review_count >= 0),
  featured_builder boolean default false not null,
  company_logo text,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  search_text text default '' not null,
  portfolio_images text[] default '{}' not null,
  lead_time_weeks int constraint lead_time_weeks_range check (lead_time_weeks between 0 and 104),
  places text[] default '{}' not null,
  constraint project_budget_order check (maximum_project_budget >= minimum_project_budget),
  primary key (id)
);
create index builder_city_rank_index on builder (city, featured_builder desc, rating desc, name, id) ${published};
create index builder_contact_search_index on builder
  using gin (fold_text(name || chr(31) || coalesce(email, '')) gin_trgm_ops);
create index builder_coverage_areas_index on builder using gin (coverage_areas) ${published};
create index builder_declined_index on builder (created_at desc, id) where review_state = 'declined';
create index builder_email_index on builder (lower(email));
create index builder_listed_index on builder (id) ${published};
create index builder_name_search_index on builder using gin (split_part(search_text, chr(10), 1) gin_trgm_ops) ${published};
create index builder_places_index on builder using gin (places) ${published};
create index builder_rank_index on builder (featured_builder desc, rating desc, name, id) ${published};
create index builder_region_rank_index on builder (region, featured_builder desc, rating desc, name, id) ${published};
create index builder_review_state_name_index on builder (review_state, public, name);
create index builder_search_index on builder using gin (search_text gin_trgm_ops) ${published};
create index builder_specialties_index on builder using gin (specialties) ${published};
create index builder_team_size_rank_index on builder (team_size, featured_builder desc, rating desc, name, id) ${published};
create index builder_unclaimed_index on builder (created_at desc, id) where user_id is null;
create trigger builder_delete_counted after delete on builder
  referencing old table as gone for each statement execute function builder_counted();
create trigger builder_insert_counted after insert on builder
  referencing new table as come for each statement execute function builder_counted();
create trigger builder_update_counted after update on builder
  referencing old table as gone new table as come for each statement execute function builder_counted();

create table builder_facet (
  dimension text not null,
  value text not null,
  amount numeric not null,
  primary key (dimension, value)
);
create index builder_facet_amount_index on builder_facet (dimension, amount desc, value);

create table builder_capacity (
  builder_id uuid not null
    constraint builder_capacity_builder_id_foreign references builder (id) on update cascade on delete cascade,
  time_zone text constraint time_zone_length check (char_length(time_zone) between 1 and 64),
  work_days int[] not null,
  work_from text not null constraint work_from_length check (char_length(work_from) <= 5),
  work_until text not null constraint work_until_length check (char_length(work_until) <= 5),
  away jsonb default '[]' not null,
  most_open_invitations int constraint most_open_invitations_range check (most_open_invitations between 0 and 50),
  most_jobs int constraint most_jobs_range check (most_jobs between 0 and 50),
  most_per_show int constraint most_per_show_range check (most_per_show between 0 and 20),
  is_paused boolean default false not null,
  updated_at timestamptz(3) default now() not null,
  primary key (builder_id)
);

create table builder_invite (
  id uuid default gen_random_uuid() not null,
  email text not null constraint email_length check (char_length(email) between 1 and 254),
  token_hash text not null constraint builder_invite_token_hash_unique unique,
  builder_id uuid constraint builder_invite_builder_id_foreign references builder (id) on delete cascade,
  created_by uuid not null,
  created_at timestamptz(3) default now() not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  used_at timestamptz(3),
  used_by uuid constraint builder_invite_used_by_foreign references users (id) on delete cascade,
  primary key (id)
);
create index builder_invite_builder_id_index on builder_invite (builder_id);
create index builder_invite_created_at_index on builder_invite (created_at desc);
create index builder_invite_email_index on builder_invite (lower(email));
create index builder_invite_expires_at_index on builder_invite (expires_at);
create index builder_invite_used_by_index on builder_invite (used_by);

create table rate_card (
  builder_id uuid not null constraint rate_card_builder_id_foreign references builder (id) on update cascade on delete cascade,
  rates jsonb default '[]' not null,
  updated_at timestamptz(3) default now() not null,
  primary key (builder_id)
);
`;

/** Projects, what a search of them counts, pictures, favorites, reviews. */
const portfolio = `create table portfolio_project (
  id uuid default gen_random_uuid() not null,
  notion_id text constraint portfolio_project_notion_id_unique unique,
  builder_id uuid constraint portfolio_project_builder_id_foreign references builder (id) on delete set null,
  title text not null constraint title_length check (char_length(title) between 1 and 100),
  description text not null constraint description_length check (char_length(description) <= 40000),
  industry text not null constraint industry_length check (char_length(industry) <= 50),
  size text not null constraint size_length check (char_length(size) <= 50),
  image_url text not null constraint image_url_length check (char_length(image_url) between 1 and 2000),
  portfolio_category text,
  client text constraint client_length check (char_length(client) <= 100),
  event_name text constraint event_name_length check (char_length(event_name) <= 100),
  project_scale text,
  project_type text constraint project_type_length check (char_length(project_type) <= 50),
  project_timeline text,
  budget text constraint budget_length check (char_length(budget) <= 50),
  status text,
  year text constraint year_format check (year ~ '^[0-9]{4}$'),
  location text constraint location_length check (char_length(location) <= 100),
  features text[] default '{}' not null constraint features_entries check (cardinality(features) <= 20),
  special_features text[] default '{}' not null constraint special_features_entries check (cardinality(special_features) <= 10),
  tags text[] default '{}' not null,
  main_image text constraint main_image_length check (char_length(main_image) <= 2000),
  project_images text[] default '{}' not null constraint project_images_entries check (cardinality(project_images) <= 20),
  video_content text[] default '{}' not null,
  challenge_brief text,
  our_solution text,
  technology_used text,
  materials text,
  success_metrics text,
  lead_generation text,
  visitor_engagement text,
  awards_recognition text,
  client_testimonial text,
  review_state text default 'pending-review' not null
    constraint portfolio_project_review_state_check check (review_state in ('pending-review', 'approved', 'declined')),
  public boolean default true not null,
  featured boolean default false not null,
  featured_requested boolean default false not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  is_sample boolean default false not null,
  booth_area bigint generated always as (area_of_size(size)) stored,
  terms tsvector generated always as (
    array_to_tsvector(array_remove(array_remove(features || array[
      chr(31) || 'industries:' || industry,
      chr(31) || 'exhibitTypes:' || project_type,
      chr(31) || 'exhibitSizes:' || size,
      chr(31) || 'locations:' || fold_text(location),
      chr(31) || 'builderIds:' || builder_id::text
    ], null), ''))
  ) stored,
  primary key (id)
);
create index portfolio_project_builder_booth_index on portfolio_project (builder_id, booth_area, project_type) ${published};
create index portfolio_project_builder_id_keyset_index on portfolio_project (builder_id, created_at desc, id desc);
create index portfolio_project_builder_show_index on portfolio_project (builder_id, fold_text(event_name) text_pattern_ops)
  ${published};
create index portfolio_project_client_az_index on portfolio_project (client collate "und-x-icu", created_at desc, id desc)
  ${published};
create index portfolio_project_client_za_index on portfolio_project (client collate "und-x-icu" desc nulls last, created_at desc, id desc)
  ${published};
create index portfolio_project_place_index on portfolio_project (location, builder_id, project_type, booth_area) ${published};
create index portfolio_project_published_index on portfolio_project (review_state, public, created_at desc, id desc);
create index portfolio_project_show_index on portfolio_project (fold_text(event_name) text_pattern_ops, created_at desc) include (event_name, builder_id, project_type, booth_area)
  ${published};
create index portfolio_project_size_down_index on portfolio_project (booth_area desc nulls last, created_at desc, id desc)
  ${published};
create index portfolio_project_size_up_index on portfolio_project (booth_area, created_at desc, id desc) ${published};
create index portfolio_project_terms_index on portfolio_project using gin (terms) ${published};
create trigger portfolio_project_delete_counted after delete on portfolio_project
  referencing old table as gone for each statement execute function portfolio_project_counted();
create trigger portfolio_project_insert_counted after insert on portfolio_project
  referencing new table as come for each statement execute function portfolio_project_counted();
create trigger portfolio_project_update_counted after update on portfolio_project
  referencing old table as gone new table as come for each statement execute function portfolio_project_counted();

create table portfolio_facet (
  dimension text not null,
  value text not null,
  projects bigint not null,
  primary key (dimension, value)
);
create index portfolio_facet_frequency_index on portfolio_facet (dimension, projects desc, value);

create table picture (
  key text not null,
  uploaded_by uuid constraint picture_uploaded_by_foreign references users (id) on delete set null,
  uploaded_at timestamptz(3) default now() not null,
  primary key (key)
);
create index picture_uploaded_at_index on picture (uploaded_at);
create index picture_uploaded_by_index on picture (uploaded_by);

create table linked_picture (
  hash text not null,
  url text not null,
  state text default 'waiting' not null constraint linked_picture_state_check check (state in ('waiting', 'copied', 'failed')),
  copy text,
  tries int default 0 not null,
  next_try_at timestamptz(3) default now() not null,
  last_problem text,
  created_at timestamptz(3) default now() not null,
  primary key (hash)
);
create index linked_picture_due_index on linked_picture (state, next_try_at);

create table favourite (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null constraint favourite_user_id_foreign references users (id) on delete cascade,
  item_type text not null constraint favourite_item_type_check check (item_type in ('portfolio_project', 'builder')),
  item_id uuid not null,
  created_at timestamptz(3) default now() not null,
  constraint favourite_unique unique (user_id, item_type, item_id),
  primary key (id)
);
create index favourite_item_index on favourite (item_type, item_id);

-- what awaits an admin is a profile or a project, never both
create table review (
  id uuid default gen_random_uuid() not null,
  builder_id uuid
    constraint review_builder_id_unique unique constraint review_builder_id_foreign references builder (id) on delete cascade,
  project_id uuid
    constraint review_project_id_unique unique constraint review_project_id_foreign references portfolio_project (id) on delete cascade,
  waiting_since timestamptz(3),
  earlier jsonb,
  decided_at timestamptz(3),
  decided_by uuid,
  reason text constraint reason_length check (char_length(reason) <= 1000),
  held jsonb,
  constraint one_subject check (num_nonnulls(builder_id, project_id) = 1),
  primary key (id)
);
create index review_waiting_since_index on review (waiting_since) where waiting_since is not null;
`;

/** Shows, articles, and what a sync of their source remembers. */
const shows = `create table trade_show (
  id uuid default gen_random_uuid() not null,
  notion_id text constraint trade_show_notion_id_unique unique,
  title text not null constraint title_length check (char_length(title) between 1 and 200),
  description text,
  body text,
  industry text,
  city text,
  state text,
  region text,
  year text,
  venue text,
  start_date date,
  end_date date,
  status text default 'upcoming' not null,
  tags text[] default '{}' not null,
  featured boolean default false not null,
  featured_image text,
  image_gallery text[] default '{}' not null,
  floor_plan_map text[] default '{}' not null,
  expected_attendees int constraint expected_attendees_range check (expected_attendees >= 0),
  booth_cost_range text,
  registration_deadline date,
  registration_link text,
  event_website text,
  schedule_agenda text,
  key_speakers_exhibitors text,
  previous_year_stats text,
  contact_information text,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  last_day date generated always as (coalesce(end_date, start_date, 'infinity'::date)) stored,
  search_text text generated always as (
    fold_text(title || chr(31)
      || coalesce(nullif(city, '') || ', ' || nullif(state, ''), nullif(city, ''), state, '') || chr(31)
      || coalesce(industry, '') || chr(31) || coalesce(venue, ''))
  ) stored,
  constraint dates_order check (end_date >= start_date),
  primary key (id)
);
create index trade_show_city_key_start_index on trade_show (fold_text(city), start_date, title, id);
create index trade_show_city_start_index on trade_show (city, start_date, title, id);
create index trade_show_industry_start_index on trade_show (fold_text(industry), start_date, title, id);
create index trade_show_last_day_index on trade_show (last_day);
create index trade_show_long_index on trade_show (start_date, title, id) where last_day - start_date > 7;
create index trade_show_long_venue_index on trade_show (fold_text(coalesce(venue, '')), start_date)
  where last_day - start_date > 7;
create index trade_show_place_index on trade_show (fold_text(coalesce(nullif(city, ''), state, '')), start_date desc nulls last);
create index trade_show_search_index on trade_show using gin (search_text gin_trgm_ops);
create index trade_show_start_date_index on trade_show (start_date, title, id);
create index trade_show_status_start_index on trade_show (status, start_date, title, id);
create index trade_show_title_index on trade_show (fold_text(title) text_pattern_ops);
create index trade_show_venue_index on trade_show (fold_text(coalesce(venue, '')), start_date desc nulls last);
create index trade_show_year_start_index on trade_show (year, start_date, title, id);
-- how few shows take more than a week: without it the planner takes them for a third
create statistics trade_show_length on (last_day - start_date) from trade_show;
create trigger trade_show_delete_counted after delete on trade_show for each statement execute function trade_show_counted();
create trigger trade_show_insert_counted after insert on trade_show for each statement execute function trade_show_counted();
create trigger trade_show_update_counted after update on trade_show for each statement execute function trade_show_counted();

-- prices of services at one show, or for every show of a country
create table show_services (
  id uuid default gen_random_uuid() not null,
  trade_show_id uuid
    constraint show_services_trade_show_id_unique unique constraint show_services_trade_show_id_foreign references trade_show (id) on delete cascade,
  country text constraint show_services_country_unique unique,
  services jsonb not null,
  updated_at timestamptz(3) default now() not null,
  constraint show_or_country check ((trade_show_id is null) <> (country is null)),
  primary key (id)
);

create table blog_post (
  id uuid default gen_random_uuid() not null,
  notion_id text constraint blog_post_notion_id_unique unique,
  title text not null constraint title_length check (char_length(title) between 1 and 300),
  description text,
  body text,
  featured_image text,
  gallery_images text[] default '{}' not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  primary key (id)
);
create index blog_post_created_at_index on blog_post (created_at, id);
create trigger blog_post_delete_counted after delete on blog_post for each statement execute function blog_post_counted();
create trigger blog_post_insert_counted after insert on blog_post for each statement execute function blog_post_counted();
create trigger blog_post_update_counted after update on blog_post for each statement execute function blog_post_counted();

create table content_version (
  kind text not null,
  version bigint not null,
  primary key (kind)
);

create table content_page (
  source text not null,
  source_id text not null,
  kind text not null,
  item_id uuid not null,
  edited_at timestamptz(3) not null,
  read_at timestamptz(3),
  fingerprint text not null,
  ours jsonb not null,
  theirs jsonb not null,
  item_changed_at timestamptz(3),
  removed_at timestamptz(3),
  constraint content_page_item_unique unique (source, item_id),
  primary key (source, source_id)
);
create index content_page_item_index on content_page (item_id);
create index content_page_kind_index on content_page (source, kind);

create table content_staging (
  sync_id uuid not null,
  kind text not null,
  item_id uuid not null,
  "row" jsonb not null,
  page jsonb not null,
  before timestamptz(3),
  is_same boolean not null,
  primary key (sync_id, kind, item_id)
);

create table content_sync (
  id uuid default gen_random_uuid() not null,
  source text not null,
  outcome text constraint content_sync_outcome_check check (outcome in ('done', 'partly', 'stopped', 'failed', 'interrupted')),
  report jsonb,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  primary key (id)
);
create index content_sync_started_at_index on content_sync (started_at);
`;

/** Requests with all that belongs to one. */
const requests = `create table quote_request (
  id uuid default gen_random_uuid() not null,
  user_id uuid constraint quote_request_user_id_foreign references users (id) on delete set null,
  trade_show_name text not null constraint trade_show_name_length check (char_length(trade_show_name) between 1 and 200),
  event_date text not null constraint event_date_length check (char_length(event_date) between 1 and 100),
  event_day date,
  venue text not null constraint venue_length check (char_length(venue) between 1 and 200),
  industry text not null constraint industry_length check (char_length(industry) between 1 and 100),
  booth_size text not null constraint booth_size_length check (char_length(booth_size) between 1 and 100),
  service_type text default 'design-construction-assembly' not null
    constraint service_type_length check (char_length(service_type) between 1 and 100),
  budget text constraint budget_length check (char_length(budget) between 1 and 100),
  features text[] default '{}' not null constraint features_entries check (cardinality(features) <= 20),
  additional_requirements text constraint additional_requirements_length check (char_length(additional_requirements) <= 2000),
  design_link text constraint design_link_length check (char_length(design_link) <= 500),
  first_name text not null constraint first_name_length check (char_length(first_name) between 1 and 50),
  last_name text not null constraint last_name_length check (char_length(last_name) between 1 and 50),
  email text not null constraint email_length check (char_length(email) between 1 and 254),
  phone text not null constraint phone_length check (char_length(phone) between 1 and 20),
  company text not null constraint company_length check (char_length(company) between 1 and 100),
  job_title text constraint job_title_length check (char_length(job_title) <= 100),
  email_updates boolean default false not null,
  status text default 'pending' not null
    constraint quote_request_status_check check (status in (
      'pending', 'assigned', 'quotes_sent', 'email_failed', 'in-progress', 'completed', 'cancelled'
    )),
  priority text default 'normal' not null
    constraint quote_request_priority_check check (priority in ('high', 'normal', 'low', 'medium')),
  assigned_builders uuid[] default '{}' not null,
  sent_to_builders uuid[] default '{}' not null,
  assignment_date timestamptz(3),
  notes text constraint notes_length check (char_length(notes) <= 5000),
  cancel_reason text constraint cancel_reason_length check (char_length(cancel_reason) <= 1000),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  version int default 1 not null,
  closed_at timestamptz(3),
  erased_at timestamptz(3),
  scope_edits jsonb default '{"added": [], "struck": []}' not null,
  brief_version int default 1 not null,
  preferred_builders uuid[] default '{}' not null
    constraint preferred_builders_entries check (cardinality(preferred_builders) <= 5),
  open_sides text[] default '{}' not null constraint open_sides_entries check (cardinality(open_sides) <= 4),
  calendar_facts text[] default '{}' not null constraint calendar_facts_entries check (cardinality(calendar_facts) <= 2),
  email_state text default 'unproven' not null
    constraint quote_request_email_state_check check (email_state in ('proven', 'unproven', 'over-limit')),
  primary key (id)
);
create index quote_request_claimable_index on quote_request (lower(email)) where user_id is null;
create index quote_request_event_day_index on quote_request (status, coalesce(event_day, 'infinity'::date), id);
create index quote_request_priority_index on quote_request
  (status, (case priority when 'high' then 1 when 'medium' then 2 when 'normal' then 3 else 4 end), created_at, id);
create index quote_request_search_index on quote_request
  using gin (fold_text(company || chr(31) || first_name || ' ' || last_name || chr(31) || email || chr(31) || trade_show_name || chr(31) || venue) gin_trgm_ops);
create index quote_request_status_keyset_index on quote_request (status, created_at desc, id desc);
create index quote_request_updated_index on quote_request (updated_at desc, id, version);
create index quote_request_user_id_keyset_index on quote_request (user_id, created_at desc, id desc);
create index quote_request_user_status_index on quote_request (user_id, status, created_at desc, id desc);
create index quote_request_user_updated_index on quote_request (user_id, updated_at desc, id, version);
create trigger quote_request_delete_counted after delete on quote_request
  referencing old table as gone for each statement execute function quote_request_counted();
create trigger quote_request_insert_counted after insert on quote_request
  referencing new table as come for each statement execute function quote_request_counted();
create trigger quote_request_update_counted after update on quote_request
  referencing old table as gone new table as come for each statement execute function quote_request_counted();

-- a request counts in one of sixteen slots, so that transactions seldom wait for one row
create table quote_request_count (
  status text not null,
  slot int not null,
  amount bigint not null,
  changes bigint default '0' not null,
  primary key (status, slot)
);

create table brief_version (
  quote_request_id uuid not null
    constraint brief_version_quote_request_id_foreign references quote_request (id) on delete cascade,
  version int not null,
  booth_size text not null constraint booth_size_length check (char_length(booth_size) between 1 and 100),
  service_type text not null constraint service_type_length check (char_length(service_type) between 1 and 100),
  features text[] default '{}' not null constraint features_entries check (cardinality(features) <= 20),
  additional_requirements text constraint additional_requirements_length check (char_length(additional_requirements) <= 2000),
  design_link text constraint design_link_length check (char_length(design_link) <= 500),
  created_at timestamptz(3) default now() not null,
  budget text constraint budget_length check (char_length(budget) <= 100),
  primary key (quote_request_id, version)
);

create table receipt (
  id uuid default gen_random_uuid() not null,
  quote_request_id uuid not null constraint receipt_quote_request_id_foreign references quote_request (id) on delete cascade,
  expires_at timestamptz(3) not null,
  primary key (id)
);
create index receipt_expires_at_index on receipt (expires_at);
create index receipt_quote_request_id_index on receipt (quote_request_id);

-- deferred: the key is taken before its request is stored
create table idempotency_key (
  scope text not null,
  key_hash text not null,
  body_hash text not null,
  quote_request_id uuid not null
    constraint idempotency_key_quote_request_id_foreign references quote_request (id) on delete cascade deferrable initially deferred,
  receipt_id uuid not null,
  created_at timestamptz(3) default now() not null,
  primary key (scope, key_hash)
);
create index idempotency_key_created_at_index on idempotency_key (created_at);
create index idempotency_key_quote_request_id_index on idempotency_key (quote_request_id);

create table invitation (
  quote_request_id uuid not null constraint invitation_quote_request_id_foreign references quote_request (id) on delete cascade,
  "position" int not null,
  builder_id uuid not null constraint invitation_builder_id_foreign references builder (id) on delete cascade,
  invited_at timestamptz(3) not null,
  delivery text default 'queued' not null constraint invitation_delivery_check check (delivery in ('queued', 'sent', 'failed')),
  delivered_at timestamptz(3),
  delivery_error text,
  removed_at timestamptz(3),
  declined_at timestamptz(3),
  decline_reason text constraint decline_reason_length check (char_length(decline_reason) <= 1000),
  decline_code text
    constraint invitation_decline_code_check check (decline_code in (
      'too-busy', 'too-far', 'too-small', 'too-large', 'budget-too-low', 'too-late', 'not-our-kind',
      'works-for-a-competitor', 'brief-unclear', 'no-free-design', 'other'
    )),
  wave int default 1 not null,
  invited_by text default 'admin' not null
    constraint invitation_invited_by_check check (invited_by in ('system', 'admin', 'builder')),
  points int,
  reasons jsonb,
  match_version text,
  respond_by timestamptz(3),
  acknowledged_at timestamptz(3),
  lapsed_at timestamptz(3),
  released_at timestamptz(3),
  reminders_sent int default 0 not null,
  link_version int default 1 not null,
  reminded_at timestamptz(3),
  overrode text[],
  primary key (quote_request_id, "position")
);
create index invitation_asked_index on invitation (builder_id, invited_at desc, quote_request_id desc);
create index invitation_assigned_index on invitation (builder_id, invited_at desc, quote_request_id desc)
  where removed_at is null;
-- a builder is invited once at a time; removed invitations stay as history
create unique index invitation_standing_unique on invitation (quote_request_id, builder_id) where removed_at is null;

create table interest (
  quote_request_id uuid not null
    constraint interest_quote_request_id_foreign references quote_request (id) on update cascade on delete cascade,
  builder_id uuid not null constraint interest_builder_id_foreign references builder (id) on update cascade on delete cascade,
  created_at timestamptz(3) default now() not null,
  primary key (quote_request_id, builder_id)
);
create index interest_builder_id_index on interest (builder_id);

create table question (
  id uuid default gen_random_uuid() not null,
  quote_request_id uuid not null constraint question_quote_request_id_foreign references quote_request (id) on delete cascade,
  builder_id uuid not null,
  text text not null constraint text_length check (char_length(text) between 1 and 2000),
  is_private boolean default false not null,
  status text default 'open' not null constraint question_status_check check (status in ('open', 'answered', 'declined')),
  answer text constraint answer_length check (char_length(answer) between 1 and 2000),
  decline_code text constraint question_decline_code_check check (decline_code in ('in-the-brief', 'not-decided', 'private')),
  asked_at timestamptz(3) default now() not null,
  decided_at timestamptz(3),
  asked_told_at timestamptz(3),
  decided_told_at timestamptz(3),
  asked_by text default 'builder' not null constraint question_asked_by_check check (asked_by in ('builder', 'exhibitor')),
  primary key (id)
);
create index question_builder_id_index on question (builder_id);
create index question_quote_request_id_asked_at_index on question (quote_request_id, asked_at, id);
create index question_to_tell_index on question (quote_request_id)
  where status = 'open' and asked_told_at is null or status <> 'open' and decided_told_at is null;

-- files of the brief are the exhibitor's; others belong to a builder, and to a question where they answer or ask one
create table attachment (
  id uuid default gen_random_uuid() not null,
  quote_request_id uuid not null constraint attachment_quote_request_id_foreign references quote_request (id) on delete cascade,
  purpose text not null constraint attachment_purpose_check check (purpose in ('brief', 'offer', 'question')),
  builder_id uuid,
  uploaded_by uuid constraint attachment_uploaded_by_foreign references users (id) on delete set null,
  kind text not null constraint attachment_kind_check check (kind in ('rendering', 'drawing', 'photo', 'document')),
  name text not null constraint name_length check (char_length(name) between 1 and 150),
  media_key text not null,
  bytes int not null constraint bytes_range check (bytes between 1 and 26214400),
  scan text not null constraint attachment_scan_check check (scan in ('not-needed', 'not-scanned', 'queued', 'clean', 'refused')),
  created_at timestamptz(3) default now() not null,
  question_id uuid constraint attachment_question_id_foreign references question (id) on delete cascade,
  uploaded_hash text constraint uploaded_hash_length check (char_length(uploaded_hash) between 64 and 64),
  constraint builder_unless_brief check ((purpose <> 'brief') = (builder_id is not null)),
  constraint question_of_file check ((purpose = 'question') = (question_id is not null)),
  primary key (id)
);
create index attachment_builder_id_index on attachment (builder_id);
create index attachment_media_key_index on attachment (media_key);
create index attachment_of_offer_index on attachment (created_at) where purpose = 'offer';
create index attachment_question_id_index on attachment (question_id);
create index attachment_quote_request_id_created_at_index on attachment (quote_request_id, created_at, id);
create index attachment_to_scan_index on attachment (created_at) where scan in ('queued', 'not-scanned');
create index attachment_uploaded_by_index on attachment (uploaded_by);

create table message (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  letter jsonb not null,
  to_address text not null,
  dedupe_key text constraint message_dedupe_key_unique unique,
  quote_request_id uuid constraint message_quote_request_id_foreign references quote_request (id) on delete cascade,
  builder_id uuid constraint message_builder_id_foreign references builder (id) on delete set null,
  state text default 'queued' not null constraint message_state_check check (state in ('queued', 'sent', 'failed')),
  attempts int default 0 not null,
  next_attempt_at timestamptz(3) not null,
  held_until timestamptz(3),
  last_error text,
  created_at timestamptz(3) default now() not null,
  ended_at timestamptz(3),
  primary key (id)
);
create index message_builder_id_index on message (builder_id);
create index message_contact_email_index on message (lower(letter -> 'contact' ->> 'email')) where kind = 'contact-message';
create index message_created_at_index on message (created_at desc, id desc);
create index message_due_index on message (state, next_attempt_at);
create index message_ended_at_index on message (ended_at) where state <> 'queued';
create index message_quote_request_id_index on message (quote_request_id);
create index message_to_address_index on message (to_address);
`;

/** Quotes, their earlier versions, and benchmarks of prices. */
const quotes = `create table quote_response (
  id uuid default gen_random_uuid() not null,
  quote_request_id uuid not null
    constraint quote_response_quote_request_id_foreign references quote_request (id) on delete cascade,
  builder_id uuid not null,
  quoted_amount bigint constraint quoted_amount_range check (quoted_amount >= 0),
  estimated_timeline text constraint estimated_timeline_length check (char_length(estimated_timeline) <= 200),
  response_message text constraint response_message_length check (char_length(response_message) <= 5000),
  attachments text[] default '{}' not null constraint attachments_entries check (cardinality(attachments) <= 10),
  status text default 'pending' not null
    constraint quote_response_status_check check (status in ('pending', 'accepted', 'declined', 'expired')),
  valid_until timestamptz(3) not null,
  revision int default 1 not null constraint revision_range check (revision >= 1),
  decline_reason text constraint decline_reason_length check (char_length(decline_reason) <= 1000),
  withdrawn_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  version int default 1 not null,
  price_asked_at timestamptz(3),
  lines jsonb default '[]' not null constraint lines_count check (jsonb_array_length(lines) <= 120),
  award jsonb,
  debrief jsonb,
  lines_asked text[] default '{}' not null,
  lines_asked_at timestamptz(3),
  confirmed_brief int default 1 not null,
  logistics jsonb default '{}' not null,
  own_rates jsonb default '{}' not null,
  currency text default 'USD' not null constraint currency_code check (currency ~ '^[A-Z]{3}$'),
  exchange jsonb,
  round jsonb,
  round_due_at timestamptz(3),
  terms jsonb default '{}' not null,
  compared_with jsonb,
  last_day_lag_ms int default 0 not null,
  update_asked_at timestamptz(3),
  primary key (id)
);
create unique index quote_response_accepted_unique on quote_response (quote_request_id) where status = 'accepted';
create index quote_response_builder_id_keyset_index on quote_response (builder_id, created_at desc, id desc);
create index quote_response_expiring_index on quote_response (valid_until) where status = 'pending';
-- a builder has one live quote for a request, and a request one accepted quote
create unique index quote_response_live_unique on quote_response (quote_request_id, builder_id) where status in ('pending', 'accepted');
create index quote_response_quote_request_id_keyset_index on quote_response (quote_request_id, created_at desc, id desc);
create index quote_response_round_due_index on quote_response (round_due_at, quote_request_id) where round_due_at is not null;
create index quote_response_round_index on quote_response ((round ->> 'id')) where round is not null;

create table quote_response_version (
  quote_response_id uuid not null
    constraint quote_response_version_quote_response_id_foreign references quote_response (id) on delete cascade,
  revision int not null constraint revision_range check (revision >= 1),
  quoted_amount bigint constraint quoted_amount_range check (quoted_amount >= 0),
  estimated_timeline text constraint estimated_timeline_length check (char_length(estimated_timeline) <= 200),
  response_message text constraint response_message_length check (char_length(response_message) <= 5000),
  attachments text[] default '{}' not null constraint attachments_entries check (cardinality(attachments) <= 10),
  valid_until timestamptz(3) not null,
  created_at timestamptz(3) default now() not null,
  lines jsonb default '[]' not null constraint lines_count check (jsonb_array_length(lines) <= 120),
  logistics jsonb default '{}' not null,
  own_rates jsonb default '{}' not null,
  currency text default 'USD' not null constraint currency_code check (currency ~ '^[A-Z]{3}$'),
  exchange jsonb,
  terms jsonb default '{}' not null,
  primary key (quote_response_id, revision)
);

create table seen_quote (
  user_id uuid not null constraint seen_quote_user_id_foreign references users (id) on update cascade on delete cascade,
  quote_response_id uuid not null
    constraint seen_quote_quote_response_id_foreign references quote_response (id) on update cascade on delete cascade,
  revision int not null constraint revision_range check (revision >= 1),
  seen_at timestamptz(3) default now() not null,
  primary key (user_id, quote_response_id)
);
create index seen_quote_quote_response_id_index on seen_quote (quote_response_id);

create table benchmark (
  "position" int not null,
  category text,
  unit text not null constraint benchmark_unit_check check (unit in ('sq-ft', 'sq-m', 'linear-ft', 'lot')),
  low bigint not null,
  high bigint not null,
  source text not null constraint source_length check (char_length(source) between 1 and 200),
  address text constraint address_length check (char_length(address) <= 500),
  as_of date not null,
  constraint amounts_order check ((low >= 0) and (low <= high)),
  primary key ("position")
);
`;

/** Promises and their ledger. */
const promises = `create table quote_promise (
  quote_request_id uuid not null
    constraint quote_promise_quote_request_id_foreign references quote_request (id) on update cascade on delete cascade,
  ledger_id uuid not null constraint quote_promise_ledger_id_unique unique,
  policy_version int not null,
  received_at timestamptz(3) not null,
  time_zone text not null,
  paused_since timestamptz(3),
  pause_reason text,
  paused_ms bigint default '0' not null,
  first_due_at timestamptz(3) not null,
  all_due_at timestamptz(3) not null,
  first_target jsonb not null,
  all_target jsonb not null,
  other_clock jsonb not null,
  next_evaluation_at timestamptz(3),
  standing text default 'on-track' not null
    constraint quote_promise_standing_check check (standing in ('waiting', 'at-risk', 'missed', 'paused', 'on-track', 'over')),
  outlook jsonb,
  proposal jsonb,
  proposal_version int default 0 not null,
  told jsonb default '[]' not null,
  quotes_wanted int,
  pauses jsonb default '[]' not null,
  primary key (quote_request_id)
);
create index quote_promise_all_due_index on quote_promise (all_due_at);
create index quote_promise_due_index on quote_promise (next_evaluation_at) where next_evaluation_at is not null;
create index quote_promise_queue_index on quote_promise (all_due_at, quote_request_id)
  where standing in ('waiting', 'at-risk', 'missed', 'paused');

create table promise_policy (
  version int not null,
  valid_from timestamptz(3) not null,
  set_by uuid,
  params jsonb not null,
  primary key (version)
);

-- the ledger: refuse_rewriting lets it and its seals only be added to
create table promise_event (
  number bigserial,
  ledger_id uuid not null,
  seq int not null,
  at timestamptz(3) not null,
  kind text not null
    constraint promise_event_kind_check check (kind in (
      'received', 'paused', 'resumed', 'invited', 'delivered', 'bounced', 'acknowledged',
      'acknowledgement-taken-back', 'quoted', 'answered-without-amount', 'withdrawn', 'declined', 'removed',
      'lapsed', 'released', 'reminded', 'told', 'alarm', 'target-kept', 'target-missed', 'excluded',
      'policy-override', 'more-asked'
    )),
  actor text not null,
  detail jsonb not null,
  policy_version int not null,
  prev_hash text not null,
  hash text not null,
  constraint promise_event_seq_unique unique (ledger_id, seq),
  primary key (number)
);
create index promise_event_received_index on promise_event (at, ledger_id) where kind = 'received';
create trigger promise_event_only_added_to before delete or update or truncate on promise_event
  for each statement execute function refuse_rewriting();

create table promise_seal (
  day date not null,
  events int not null,
  until_number bigint not null,
  root text not null,
  prev_root text not null,
  primary key (day)
);
create trigger promise_seal_only_added_to before delete or update or truncate on promise_seal
  for each statement execute function refuse_rewriting();

create table promise_figure (
  period text not null,
  figures jsonb not null,
  until_number bigint not null,
  counted_as text default '' not null,
  primary key (period)
);
create index promise_figure_counted_index on promise_figure (until_number, counted_as);
`;

/** `restore` runs it, too: it marks an empty database as a copy before tables come. */
export const createMailHold = `create table if not exists mail_hold (
  id int not null constraint mail_hold_one_row check (id = 1),
  since timestamptz(3) not null,
  origin text not null constraint mail_hold_origin_check check (origin in ('restore', 'setting')),
  released_at timestamptz(3),
  drop_before timestamptz(3),
  primary key (id)
)`;

/** The audit log, contact messages, mail settings, erasures, limits. */
const operations = `create table audit_event (
  id uuid default gen_random_uuid() not null,
  actor_id uuid,
  action text not null,
  object_kind text not null,
  object_id text not null,
  detail jsonb default '{}' not null,
  at timestamptz(3) default now() not null,
  primary key (id)
);
create index audit_event_actor_index on audit_event (actor_id, at);
create index audit_event_at_index on audit_event (at);
create index audit_event_object_index on audit_event (object_kind, object_id, at);

create table contact_message (
  id uuid default gen_random_uuid() not null,
  name text not null constraint name_length check (char_length(name) between 1 and 100),
  email text not null constraint email_length check (char_length(email) between 1 and 254),
  subject text not null constraint subject_length check (char_length(subject) between 1 and 200),
  message text not null constraint message_length check (char_length(message) between 1 and 5000),
  inquiry_type text not null
    constraint contact_message_inquiry_type_check check (inquiry_type in (
      'quote', 'builder', 'support', 'general', 'media', 'partnership'
    )),
  company text constraint company_length check (char_length(company) <= 100),
  phone text constraint phone_length check (char_length(phone) <= 20),
  created_at timestamptz(3) default now() not null,
  primary key (id)
);
create index contact_message_created_at_index on contact_message (created_at);
create index contact_message_email_index on contact_message (lower(email));

create table muted_mail (
  address text not null constraint address_length check (char_length(address) between 1 and 254),
  topic text not null
    constraint muted_mail_topic_check check (topic in ('quotes-received', 'quote-outcomes', 'review-decisions', 'new-requests')),
  created_at timestamptz(3) default now() not null,
  primary key (address, topic)
);

${createMailHold};

create table erasure (
  kind text not null
    constraint erasure_kind_check check (kind in ('account', 'quote-request', 'contact-message', 'mail', 'builder-invite')),
  subject_id uuid not null,
  at timestamptz(3) not null,
  primary key (kind, subject_id)
);

create table rate_limit (
  key varchar(255) not null,
  points int default 0 not null,
  expire bigint,
  primary key (key)
);
create index rate_limit_expire_index on rate_limit (expire);
`;

/** The tables as the migrations before 1.0 left them, which it replaces (`former.ts`). */
export class Migration20261128003001_first extends Migration {
  override name = "Migration20261128003001_first";

  override up(): void | Promise<void> {
    this.addSql("create extension if not exists pg_trgm");
    for (const statement of functions) this.addSql(statement);
    for (const part of [
      accounts,
      builders,
      portfolio,
      shows,
      requests,
      quotes,
      promises,
      operations,
    ])
      for (const statement of part.split(/;\n+/).filter(Boolean)) this.addSql(statement);
  }
}
