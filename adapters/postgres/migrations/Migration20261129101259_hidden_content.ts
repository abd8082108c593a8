import { Migration } from "@mikro-orm/migrations";

/** Admins hide shows and articles. */
export class Migration20261129101259_hidden_content extends Migration {
  override up() {
    this.addSql("alter table blog_post add hidden boolean not null default false");
    this.addSql("alter table trade_show add hidden boolean not null default false");
  }
}
