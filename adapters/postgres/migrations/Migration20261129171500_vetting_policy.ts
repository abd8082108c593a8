import { Migration } from "@mikro-orm/migrations";

/** Which checks builders need to be invited. */
export class Migration20261129171500_vetting_policy extends Migration {
  override up() {
    this.addSql(
      `create table "vetting_policy" ("version" int not null, "valid_from" timestamptz(3) not null, "set_by" uuid null, "required" text not null, primary key ("version"));`,
    );

    this.addSql(
      `alter table "vetting_policy" add constraint "vetting_policy_required_check" check ("required" in ('none', 'insurance', 'all'));`,
    );
  }
}
