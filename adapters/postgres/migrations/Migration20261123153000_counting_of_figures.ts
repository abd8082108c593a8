import { Migration } from "@mikro-orm/migrations";

/** Figures say how they were counted. Those of before, and those of a worker of before, are counted again. */
export class Migration20261123153000_counting_of_figures extends Migration {
  override name = "Migration20261123153000_counting_of_figures";

  override up(): void | Promise<void> {
    this.addSql(`alter table "promise_figure" add "counted_as" text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "promise_figure" drop column "counted_as";`);
  }
}
