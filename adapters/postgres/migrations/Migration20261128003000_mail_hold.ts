import { Migration } from "@mikro-orm/migrations";

/** `restore` runs it, too: a backup from before this migration is held as well. */
export const createMailHold = `create table if not exists "mail_hold" ("id" int not null, "since" timestamptz(3) not null, "origin" text not null, "released_at" timestamptz(3) null, "drop_before" timestamptz(3) null, primary key ("id"), constraint "mail_hold_one_row" check (id = 1), constraint "mail_hold_origin_check" check ("origin" in ('restore', 'setting')));`;

export class Migration20261128003000_mail_hold extends Migration {
  override name = "Migration20261128003000_mail_hold";

  override up(): void | Promise<void> {
    this.addSql(createMailHold);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_hold" cascade;`);
  }
}
