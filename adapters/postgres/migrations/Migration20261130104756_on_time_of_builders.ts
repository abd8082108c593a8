import { Migration } from "@mikro-orm/migrations";

export class Migration20261130104756_on_time_of_builders extends Migration {
  override name = "Migration20261130104756_on_time_of_builders";

  override up(): void | Promise<void> {
    this.addSql(`alter table "erasure" drop constraint "erasure_kind_check";`);
    this.addSql(
      `alter table "erasure" add constraint "erasure_kind_check" check ("kind" in ('account', 'quote-request', 'contact-message', 'mail', 'builder-invite', 'reference', 'muted-mail'));`,
    );

    this.addSql(
      `alter table "builder" add "on_time_rated" int not null default 0, add "on_time_good" int not null default 0;`,
    );
    this.addSql(
      `update builder b set on_time_rated = r.rated, on_time_good = r.good from (
        select builder_id, count(on_time)::int as rated, count(*) filter (where on_time >= 4)::int as good
        from builder_review where state = 'published' and not is_hidden
          and published_at > now() - interval '24 months' group by builder_id
      ) r where r.builder_id = b.id and r.rated > 0;`,
    );
    this.addSql(
      `alter table "builder" add constraint "on_time_range" check (on_time_good >= 0 and on_time_good <= on_time_rated);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "builder" drop constraint "on_time_range";`);
    this.addSql(`alter table "builder" drop column "on_time_rated", drop column "on_time_good";`);

    this.addSql(`alter table "erasure" drop constraint "erasure_kind_check";`);
    this.addSql(
      `alter table "erasure" add constraint "erasure_kind_check" check ("kind" in ('account', 'quote-request', 'contact-message', 'mail', 'builder-invite', 'reference'));`,
    );
  }
}
