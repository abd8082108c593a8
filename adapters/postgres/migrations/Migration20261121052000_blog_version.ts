import { Migration } from "@mikro-orm/migrations";

const keepVersion = `create function blog_post_counted() returns trigger language plpgsql as $$ begin
  insert into content_version (kind, version) values ('blog', 1)
  on conflict (kind) do update set version = content_version.version + 1;
  return null;
end $$`;

export class Migration20261121052000_blog_version extends Migration {
  override name = "Migration20261121052000_blog_version";

  override up(): void | Promise<void> {
    this.addSql(keepVersion);
    for (const event of ["insert", "update", "delete"]) {
      this.addSql(
        `create trigger blog_post_${event}_counted after ${event} on blog_post for each statement execute function blog_post_counted();`,
      );
    }
  }

  override down(): void | Promise<void> {
    for (const event of ["insert", "update", "delete"]) {
      this.addSql(`drop trigger blog_post_${event}_counted on blog_post;`);
    }
    this.addSql(`drop function blog_post_counted();`);
    this.addSql(`delete from content_version where kind = 'blog';`);
  }
}
