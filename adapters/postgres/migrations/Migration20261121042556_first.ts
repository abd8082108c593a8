import { Migration } from "@mikro-orm/migrations";

export class Migration20261121042556_first extends Migration {
  override name = "Migration20261121042556_first";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_event" ("id" uuid not null default gen_random_uuid(), "actor_id" uuid null, "action" text not null, "object_kind" text not null, "object_id" text not null, "detail" jsonb not null default '{}', "at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "audit_event_at_index" on "audit_event" ("at");`);
    this.addSql(
      `create index "audit_event_object_index" on "audit_event" ("object_kind", "object_id", "at");`,
    );
    this.addSql(`create index "audit_event_actor_index" on "audit_event" ("actor_id", "at");`);

    this.addSql(
      `create table "blog_post" ("id" uuid not null default gen_random_uuid(), "notion_id" text null, "title" text not null, "description" text null, "body" text null, "featured_image" text null, "gallery_images" text[] not null default '{}', "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "blog_post" add constraint "blog_post_notion_id_unique" unique ("notion_id");`,
    );
    this.addSql(`create index "blog_post_created_at_index" on "blog_post" ("created_at", "id");`);

    this.addSql(
      `create table "contact_message" ("id" uuid not null default gen_random_uuid(), "name" text not null, "email" text not null, "subject" text not null, "message" text not null, "inquiry_type" text not null, "company" text null, "phone" text null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "contact_message_created_at_index" on "contact_message" ("created_at");`,
    );

    this.addSql(
      `create table "rate_limit" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );
    this.addSql(`create index "rate_limit_expire_index" on "rate_limit" ("expire");`);

    this.addSql(
      `create table "sign_in" ("id" uuid not null default gen_random_uuid(), "email" text not null, "token_hash" text not null, "code_hash" text not null, "browser_hash" text not null, "return_to" text null, "code_tries_left" int not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "sign_in" add constraint "sign_in_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "sign_in_expires_at_index" on "sign_in" ("expires_at");`);
    this.addSql(
      `create index "sign_in_browser_hash_index" on "sign_in" ("browser_hash", "created_at" DESC);`,
    );

    this.addSql(
      `create table "trade_show" ("id" uuid not null default gen_random_uuid(), "notion_id" text null, "title" text not null, "description" text null, "body" text null, "industry" text null, "city" text null, "state" text null, "region" text null, "year" text null, "venue" text null, "start_date" date null, "end_date" date null, "status" text not null default 'upcoming', "tags" text[] not null default '{}', "featured" boolean not null default false, "featured_image" text null, "image_gallery" text[] not null default '{}', "floor_plan_map" text[] not null default '{}', "expected_attendees" int null, "booth_cost_range" text null, "registration_deadline" date null, "registration_link" text null, "event_website" text null, "schedule_agenda" text null, "key_speakers_exhibitors" text null, "previous_year_stats" text null, "contact_information" text null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "trade_show" add constraint "trade_show_notion_id_unique" unique ("notion_id");`,
    );
    this.addSql(
      `create index "trade_show_start_date_index" on "trade_show" ("start_date", "title", "id");`,
    );

    this.addSql(
      `create table "users" ("id" uuid not null default gen_random_uuid(), "email" text not null, "email_verified_at" timestamptz(3) null, "first_name" text null, "last_name" text null, "profile_image_url" text null, "user_type" text not null default 'exhibitor', "company" text null, "job_title" text null, "phone" text null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "users_user_type_index" on "users" ("user_type");`);
    this.addSql(`create unique index users_email_unique on users (lower(email));`);

    this.addSql(
      `create table "session" ("sid" text not null, "sess" jsonb not null, "expire" timestamptz(3) not null, "user_id" uuid not null, primary key ("sid"));`,
    );
    this.addSql(`create index "session_expire_index" on "session" ("expire");`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(
      `create table "quote_request" ("id" uuid not null default gen_random_uuid(), "user_id" uuid null, "trade_show_name" text not null, "event_date" text not null, "event_day" date null, "venue" text not null, "industry" text not null, "booth_size" text not null, "service_type" text not null default 'design-construction-assembly', "budget" text null, "features" text[] not null default '{}', "additional_requirements" text null, "design_link" text null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text not null, "company" text not null, "job_title" text null, "email_updates" boolean not null default false, "status" text not null default 'pending', "priority" text not null default 'normal', "assigned_builders" uuid[] not null default '{}', "sent_to_builders" uuid[] not null default '{}', "assignment_date" timestamptz(3) null, "notes" text null, "cancel_reason" text null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `create index "quote_request_user_id_keyset_index" on "quote_request" ("user_id", "created_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "quote_request_status_keyset_index" on "quote_request" ("status", "created_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index quote_request_claimable_index on quote_request (lower(email)) where user_id is null;`,
    );

    this.addSql(
      `create table "receipt" ("id" uuid not null default gen_random_uuid(), "quote_request_id" uuid not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "receipt_quote_request_id_index" on "receipt" ("quote_request_id");`);
    this.addSql(`create index "receipt_expires_at_index" on "receipt" ("expires_at");`);

    this.addSql(
      `create table "quote_response" ("id" uuid not null default gen_random_uuid(), "quote_request_id" uuid not null, "builder_id" uuid not null, "quoted_amount" bigint null, "estimated_timeline" text null, "response_message" text null, "attachments" text[] not null default '{}', "status" text not null default 'pending', "valid_until" timestamptz(3) not null, "revision" int not null default 1, "decline_reason" text null, "withdrawn_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `create index "quote_response_quote_request_id_keyset_index" on "quote_response" ("quote_request_id", "created_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "quote_response_builder_id_keyset_index" on "quote_response" ("builder_id", "created_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "quote_response_expiring_index" on "quote_response" ("valid_until") where status = 'pending'::text;`,
    );
    this.addSql(
      `create unique index "quote_response_live_unique" on "quote_response" ("quote_request_id", "builder_id") where status = any (array['pending'::text, 'accepted'::text]);`,
    );
    this.addSql(
      `create unique index "quote_response_accepted_unique" on "quote_response" ("quote_request_id") where status = 'accepted'::text;`,
    );

    this.addSql(
      `create table "quote_response_version" ("quote_response_id" uuid not null, "revision" int not null, "quoted_amount" bigint null, "estimated_timeline" text null, "response_message" text null, "attachments" text[] not null default '{}', "valid_until" timestamptz(3) not null, "created_at" timestamptz(3) not null default now(), primary key ("quote_response_id", "revision"));`,
    );

    this.addSql(
      `create table "idempotency_key" ("scope" text not null, "key_hash" text not null, "body_hash" text not null, "quote_request_id" uuid not null, "receipt_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("scope", "key_hash"));`,
    );
    this.addSql(
      `create index "idempotency_key_quote_request_id_index" on "idempotency_key" ("quote_request_id");`,
    );
    this.addSql(
      `create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`,
    );

    this.addSql(
      `create table "favourite" ("id" uuid not null default gen_random_uuid(), "user_id" uuid not null, "item_type" text not null, "item_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "favourite_item_index" on "favourite" ("item_type", "item_id");`);
    this.addSql(
      `alter table "favourite" add constraint "favourite_unique" unique ("user_id", "item_type", "item_id");`,
    );

    this.addSql(
      `create table "builder" ("id" uuid not null default gen_random_uuid(), "notion_id" text null, "user_id" uuid null, "review_state" text not null default 'pending-review', "public" boolean not null default true, "name" text not null, "description" text not null, "website" text null, "email" text null, "phone" text null, "city" text not null, "state" text not null, "country" text not null, "region" text not null, "coverage_areas" text[] not null default '{}', "years_in_business" int not null, "team_size" text not null, "completed_projects" int not null, "minimum_project_budget" bigint null, "maximum_project_budget" bigint null, "specialties" text[] not null default '{}', "industries_served" text[] not null default '{}', "services_offered" text[] not null default '{}', "rating" double precision not null default 0, "review_count" int not null default 0, "featured_builder" boolean not null default false, "company_logo" text null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "builder" add constraint "builder_notion_id_unique" unique ("notion_id");`,
    );
    this.addSql(
      `alter table "builder" add constraint "builder_user_id_unique" unique ("user_id");`,
    );
    this.addSql(
      `create index "builder_review_state_name_index" on "builder" ("review_state", "public", "name");`,
    );
    this.addSql(`create index builder_email_index on builder (lower(email));`);

    this.addSql(
      `create table "portfolio_project" ("id" uuid not null default gen_random_uuid(), "notion_id" text null, "builder_id" uuid null, "title" text not null, "description" text not null, "industry" text not null, "size" text not null, "image_url" text not null, "portfolio_category" text null, "client" text null, "event_name" text null, "project_scale" text null, "project_type" text null, "project_timeline" text null, "budget" text null, "status" text null, "year" text null, "location" text null, "features" text[] not null default '{}', "special_features" text[] not null default '{}', "tags" text[] not null default '{}', "main_image" text null, "project_images" text[] not null default '{}', "video_content" text[] not null default '{}', "challenge_brief" text null, "our_solution" text null, "technology_used" text null, "materials" text null, "success_metrics" text null, "lead_generation" text null, "visitor_engagement" text null, "awards_recognition" text null, "client_testimonial" text null, "review_state" text not null default 'pending-review', "public" boolean not null default true, "featured" boolean not null default false, "featured_requested" boolean not null default false, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "portfolio_project_notion_id_unique" unique ("notion_id");`,
    );
    this.addSql(
      `create index "portfolio_project_builder_id_keyset_index" on "portfolio_project" ("builder_id", "created_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "portfolio_project_published_index" on "portfolio_project" ("review_state", "public", "created_at" DESC, "id" DESC);`,
    );

    this.addSql(
      `create table "message" ("id" uuid not null default gen_random_uuid(), "kind" text not null, "letter" jsonb not null, "to_address" text not null, "dedupe_key" text null, "quote_request_id" uuid null, "builder_id" uuid null, "state" text not null default 'queued', "attempts" int not null default 0, "next_attempt_at" timestamptz(3) not null, "held_until" timestamptz(3) null, "last_error" text null, "created_at" timestamptz(3) not null default now(), "ended_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "message" add constraint "message_dedupe_key_unique" unique ("dedupe_key");`,
    );
    this.addSql(`create index "message_quote_request_id_index" on "message" ("quote_request_id");`);
    this.addSql(`create index "message_builder_id_index" on "message" ("builder_id");`);
    this.addSql(`create index "message_due_index" on "message" ("state", "next_attempt_at");`);
    this.addSql(
      `create index "message_created_at_index" on "message" ("created_at" DESC, "id" DESC);`,
    );

    this.addSql(
      `create table "invitation" ("quote_request_id" uuid not null, "position" int not null, "builder_id" uuid not null, "invited_at" timestamptz(3) not null, "delivery" text not null default 'queued', "delivered_at" timestamptz(3) null, "delivery_error" text null, "removed_at" timestamptz(3) null, primary key ("quote_request_id", "position"));`,
    );
    this.addSql(`create index "invitation_builder_id_index" on "invitation" ("builder_id");`);
    this.addSql(
      `create index "invitation_assigned_index" on "invitation" ("builder_id", "invited_at" DESC, "quote_request_id" DESC) where removed_at is null;`,
    );
    this.addSql(
      `create unique index "invitation_standing_unique" on "invitation" ("quote_request_id", "builder_id") where removed_at is null;`,
    );

    this.addSql(
      `alter table "blog_post" add constraint "title_length" check (char_length(title) >= 1 and char_length(title) <= 300);`,
    );

    this.addSql(
      `alter table "contact_message" add constraint "name_length" check (char_length(name) >= 1 and char_length(name) <= 100);`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "email_length" check (char_length(email) >= 1 and char_length(email) <= 254);`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "subject_length" check (char_length(subject) >= 1 and char_length(subject) <= 200);`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "message_length" check (char_length(message) >= 1 and char_length(message) <= 5000);`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "company_length" check (char_length(company) <= 100);`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "phone_length" check (char_length(phone) <= 20);`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_inquiry_type_check" check ("inquiry_type" in ('quote', 'builder', 'support', 'general', 'media', 'partnership'));`,
    );

    this.addSql(
      `alter table "sign_in" add constraint "code_tries_left_range" check (code_tries_left >= 0);`,
    );

    this.addSql(
      `alter table "trade_show" add constraint "title_length" check (char_length(title) >= 1 and char_length(title) <= 200);`,
    );
    this.addSql(
      `alter table "trade_show" add constraint "dates_order" check (end_date >= start_date);`,
    );
    this.addSql(
      `alter table "trade_show" add constraint "expected_attendees_range" check (expected_attendees >= 0);`,
    );

    this.addSql(
      `alter table "users" add constraint "email_length" check (char_length(email) >= 1 and char_length(email) <= 254);`,
    );
    this.addSql(
      `alter table "users" add constraint "first_name_length" check (char_length(first_name) >= 1 and char_length(first_name) <= 50);`,
    );
    this.addSql(
      `alter table "users" add constraint "last_name_length" check (char_length(last_name) >= 1 and char_length(last_name) <= 50);`,
    );
    this.addSql(
      `alter table "users" add constraint "users_user_type_check" check ("user_type" in ('exhibitor', 'builder', 'admin'));`,
    );

    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "quote_request" add constraint "quote_request_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "trade_show_name_length" check (char_length(trade_show_name) >= 1 and char_length(trade_show_name) <= 200);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "event_date_length" check (char_length(event_date) >= 1 and char_length(event_date) <= 100);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "venue_length" check (char_length(venue) >= 1 and char_length(venue) <= 200);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "industry_length" check (char_length(industry) >= 1 and char_length(industry) <= 100);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "booth_size_length" check (char_length(booth_size) >= 1 and char_length(booth_size) <= 100);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "service_type_length" check (char_length(service_type) >= 1 and char_length(service_type) <= 100);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "budget_length" check (char_length(budget) >= 1 and char_length(budget) <= 100);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "additional_requirements_length" check (char_length(additional_requirements) <= 2000);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "design_link_length" check (char_length(design_link) <= 500);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "first_name_length" check (char_length(first_name) >= 1 and char_length(first_name) <= 50);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "last_name_length" check (char_length(last_name) >= 1 and char_length(last_name) <= 50);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "email_length" check (char_length(email) >= 1 and char_length(email) <= 254);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "phone_length" check (char_length(phone) >= 1 and char_length(phone) <= 20);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "company_length" check (char_length(company) >= 1 and char_length(company) <= 100);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "job_title_length" check (char_length(job_title) <= 100);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "notes_length" check (char_length(notes) <= 5000);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "cancel_reason_length" check (char_length(cancel_reason) <= 1000);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "features_entries" check (cardinality(features) <= 20);`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_status_check" check ("status" in ('pending', 'assigned', 'quotes_sent', 'email_failed', 'in-progress', 'completed', 'cancelled'));`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_priority_check" check ("priority" in ('high', 'normal', 'low', 'medium'));`,
    );

    this.addSql(
      `alter table "receipt" add constraint "receipt_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "quote_response" add constraint "quote_response_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "quote_response" add constraint "quoted_amount_range" check (quoted_amount >= 0);`,
    );
    this.addSql(
      `alter table "quote_response" add constraint "revision_range" check (revision >= 1);`,
    );
    this.addSql(
      `alter table "quote_response" add constraint "estimated_timeline_length" check (char_length(estimated_timeline) <= 200);`,
    );
    this.addSql(
      `alter table "quote_response" add constraint "response_message_length" check (char_length(response_message) <= 5000);`,
    );
    this.addSql(
      `alter table "quote_response" add constraint "attachments_entries" check (cardinality(attachments) <= 10);`,
    );
    this.addSql(
      `alter table "quote_response" add constraint "decline_reason_length" check (char_length(decline_reason) <= 1000);`,
    );
    this.addSql(
      `alter table "quote_response" add constraint "quote_response_status_check" check ("status" in ('pending', 'accepted', 'declined', 'expired'));`,
    );

    this.addSql(
      `alter table "quote_response_version" add constraint "quote_response_version_quote_response_id_foreign" foreign key ("quote_response_id") references "quote_response" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "quote_response_version" add constraint "quoted_amount_range" check (quoted_amount >= 0);`,
    );
    this.addSql(
      `alter table "quote_response_version" add constraint "revision_range" check (revision >= 1);`,
    );
    this.addSql(
      `alter table "quote_response_version" add constraint "estimated_timeline_length" check (char_length(estimated_timeline) <= 200);`,
    );
    this.addSql(
      `alter table "quote_response_version" add constraint "response_message_length" check (char_length(response_message) <= 5000);`,
    );
    this.addSql(
      `alter table "quote_response_version" add constraint "attachments_entries" check (cardinality(attachments) <= 10);`,
    );

    this.addSql(
      `alter table "idempotency_key" add constraint "idempotency_key_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade deferrable initially deferred;`,
    );

    this.addSql(
      `alter table "favourite" add constraint "favourite_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "favourite" add constraint "favourite_item_type_check" check ("item_type" in ('portfolio_project', 'builder'));`,
    );

    this.addSql(
      `alter table "builder" add constraint "builder_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "builder" add constraint "name_length" check (char_length(name) >= 1 and char_length(name) <= 100);`,
    );
    this.addSql(
      `alter table "builder" add constraint "description_length" check (char_length(description) >= 1 and char_length(description) <= 2000);`,
    );
    this.addSql(
      `alter table "builder" add constraint "website_length" check (char_length(website) <= 2000);`,
    );
    this.addSql(
      `alter table "builder" add constraint "email_length" check (char_length(email) <= 254);`,
    );
    this.addSql(
      `alter table "builder" add constraint "phone_length" check (char_length(phone) <= 20);`,
    );
    this.addSql(
      `alter table "builder" add constraint "city_length" check (char_length(city) >= 1 and char_length(city) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "state_length" check (char_length(state) >= 1 and char_length(state) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "country_length" check (char_length(country) >= 1 and char_length(country) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "region_length" check (char_length(region) >= 1 and char_length(region) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "team_size_length" check (char_length(team_size) >= 1 and char_length(team_size) <= 20);`,
    );
    this.addSql(
      `alter table "builder" add constraint "coverage_areas_entries" check (cardinality(coverage_areas) <= 10);`,
    );
    this.addSql(
      `alter table "builder" add constraint "specialties_entries" check (cardinality(specialties) <= 15);`,
    );
    this.addSql(
      `alter table "builder" add constraint "industries_served_entries" check (cardinality(industries_served) <= 15);`,
    );
    this.addSql(
      `alter table "builder" add constraint "services_offered_entries" check (cardinality(services_offered) <= 15);`,
    );
    this.addSql(
      `alter table "builder" add constraint "years_in_business_range" check (years_in_business >= 0 and years_in_business <= 100);`,
    );
    this.addSql(
      `alter table "builder" add constraint "completed_projects_range" check (completed_projects >= 0);`,
    );
    this.addSql(
      `alter table "builder" add constraint "minimum_project_budget_range" check (minimum_project_budget >= 0);`,
    );
    this.addSql(
      `alter table "builder" add constraint "maximum_project_budget_range" check (maximum_project_budget >= 0);`,
    );
    this.addSql(
      `alter table "builder" add constraint "project_budget_order" check (maximum_project_budget >= minimum_project_budget);`,
    );
    this.addSql(
      `alter table "builder" add constraint "rating_range" check (rating >= '0'::double precision and rating <= '5'::double precision);`,
    );
    this.addSql(
      `alter table "builder" add constraint "review_count_range" check (review_count >= 0);`,
    );
    this.addSql(
      `alter table "builder" add constraint "builder_review_state_check" check ("review_state" in ('pending-review', 'approved', 'declined'));`,
    );

    this.addSql(
      `alter table "portfolio_project" add constraint "portfolio_project_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "title_length" check (char_length(title) >= 1 and char_length(title) <= 100);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "description_length" check (char_length(description) >= 1 and char_length(description) <= 2000);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "industry_length" check (char_length(industry) >= 1 and char_length(industry) <= 50);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "size_length" check (char_length(size) >= 1 and char_length(size) <= 50);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "image_url_length" check (char_length(image_url) >= 1 and char_length(image_url) <= 2000);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "client_length" check (char_length(client) <= 100);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "event_name_length" check (char_length(event_name) <= 100);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "project_type_length" check (char_length(project_type) <= 50);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "budget_length" check (char_length(budget) <= 50);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "location_length" check (char_length(location) <= 100);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "main_image_length" check (char_length(main_image) <= 2000);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "features_entries" check (cardinality(features) <= 20);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "special_features_entries" check (cardinality(special_features) <= 10);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "project_images_entries" check (cardinality(project_images) <= 20);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "year_format" check (year ~ '^[0-9]{4}$'::text);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "portfolio_project_review_state_check" check ("review_state" in ('pending-review', 'approved', 'declined'));`,
    );

    this.addSql(
      `alter table "message" add constraint "message_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_state_check" check ("state" in ('queued', 'sent', 'failed'));`,
    );

    this.addSql(
      `alter table "invitation" add constraint "invitation_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invitation" add constraint "invitation_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invitation" add constraint "invitation_delivery_check" check ("delivery" in ('queued', 'sent', 'failed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "quote_request" drop constraint "quote_request_user_id_foreign";`);
    this.addSql(`alter table "favourite" drop constraint "favourite_user_id_foreign";`);
    this.addSql(`alter table "builder" drop constraint "builder_user_id_foreign";`);
    this.addSql(`alter table "receipt" drop constraint "receipt_quote_request_id_foreign";`);
    this.addSql(
      `alter table "quote_response" drop constraint "quote_response_quote_request_id_foreign";`,
    );
    this.addSql(
      `alter table "idempotency_key" drop constraint "idempotency_key_quote_request_id_foreign";`,
    );
    this.addSql(`alter table "message" drop constraint "message_quote_request_id_foreign";`);
    this.addSql(`alter table "invitation" drop constraint "invitation_quote_request_id_foreign";`);
    this.addSql(
      `alter table "quote_response_version" drop constraint "quote_response_version_quote_response_id_foreign";`,
    );
    this.addSql(
      `alter table "portfolio_project" drop constraint "portfolio_project_builder_id_foreign";`,
    );
    this.addSql(`alter table "message" drop constraint "message_builder_id_foreign";`);
    this.addSql(`alter table "invitation" drop constraint "invitation_builder_id_foreign";`);

    this.addSql(`drop table if exists "audit_event" cascade;`);
    this.addSql(`drop table if exists "blog_post" cascade;`);
    this.addSql(`drop table if exists "contact_message" cascade;`);
    this.addSql(`drop table if exists "rate_limit" cascade;`);
    this.addSql(`drop table if exists "sign_in" cascade;`);
    this.addSql(`drop table if exists "trade_show" cascade;`);
    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "quote_request" cascade;`);
    this.addSql(`drop table if exists "receipt" cascade;`);
    this.addSql(`drop table if exists "quote_response" cascade;`);
    this.addSql(`drop table if exists "quote_response_version" cascade;`);
    this.addSql(`drop table if exists "idempotency_key" cascade;`);
    this.addSql(`drop table if exists "favourite" cascade;`);
    this.addSql(`drop table if exists "builder" cascade;`);
    this.addSql(`drop table if exists "portfolio_project" cascade;`);
    this.addSql(`drop table if exists "message" cascade;`);
    this.addSql(`drop table if exists "invitation" cascade;`);
  }
}
