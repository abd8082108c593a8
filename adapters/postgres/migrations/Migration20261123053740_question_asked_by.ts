import { Migration } from "@mikro-orm/migrations";

export class Migration20261123053740_question_asked_by extends Migration {
  override name = "Migration20261123053740_question_asked_by";

  override up(): void | Promise<void> {
    this.addSql(`alter table "question" add "asked_by" text not null default 'builder';`);
    this.addSql(
      `alter table "question" add constraint "question_asked_by_check" check ("asked_by" in ('builder', 'exhibitor'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "question" drop constraint "question_asked_by_check";`);
    this.addSql(`alter table "question" drop column "asked_by";`);
  }
}
