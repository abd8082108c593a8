import { Migration } from "@mikro-orm/migrations";

export class Migration20261130113031_contest_files extends Migration {
  override name = "Migration20261130113031_contest_files";

  override up(): void | Promise<void> {
    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('brief', 'offer', 'question', 'job', 'contest'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('brief', 'offer', 'question', 'job'));`,
    );
  }
}
