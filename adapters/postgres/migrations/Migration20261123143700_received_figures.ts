import { Migration } from "@mikro-orm/migrations";

/** Figures count received requests, too: the next sealing adds the whole ledger again. */
export class Migration20261123143700_received_figures extends Migration {
  override name = "Migration20261123143700_received_figures";

  override up(): void | Promise<void> {
    this.addSql(`delete from "promise_figure";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "promise_figure";`);
  }
}
