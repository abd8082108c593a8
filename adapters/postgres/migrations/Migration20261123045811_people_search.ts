import { Migration } from "@mikro-orm/migrations";

export class Migration20261123045811_people_search extends Migration {
  override name = "Migration20261123045811_people_search";

  override up(): void | Promise<void> {
    this.addSql(`create index users_created_index on users (created_at desc, id);`);
    this.addSql(
      `create index users_suspended_index on users (created_at desc, id) where suspended_at is not null;`,
    );
    this.addSql(
      `create index users_search_index on users using gin ((lower((coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(31) || email || chr(31) || coalesce(company, '')) collate "und-x-icu")) gin_trgm_ops);`,
    );

    this.addSql(
      `create index builder_contact_search_index on builder using gin ((lower((name || chr(31) || coalesce(email, '')) collate "und-x-icu")) gin_trgm_ops);`,
    );
    this.addSql(
      `create index builder_unclaimed_index on builder (created_at desc, id) where user_id is null;`,
    );
    this.addSql(
      `create index builder_declined_index on builder (created_at desc, id) where review_state = 'declined';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "builder_contact_search_index";`);
    this.addSql(`drop index "builder_unclaimed_index";`);
    this.addSql(`drop index "builder_declined_index";`);

    this.addSql(`drop index "users_created_index";`);
    this.addSql(`drop index "users_suspended_index";`);
    this.addSql(`drop index "users_search_index";`);
  }
}
