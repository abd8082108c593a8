import { Migration } from "@mikro-orm/migrations";

/**
 * Quotes that were declined with an award before debriefs were stored get an empty one: the comparison shows them as they stood.
 * They share the award's time, and those that were declined before it do not.
 */
export const debriefsOfBefore = `update "quote_response" as lost set debrief = '{"reasons": [], "place": null, "priceBand": null, "unsaid": null}' from "quote_response" as chosen where chosen.quote_request_id = lost.quote_request_id and chosen.status = 'accepted' and lost.status = 'declined' and lost.debrief is null and lost.updated_at = chosen.updated_at;`;

export class Migration20261123081800_debriefs_of_before extends Migration {
  override name = "Migration20261123081800_debriefs_of_before";

  override up(): void | Promise<void> {
    this.addSql(debriefsOfBefore);
  }

  override down(): void {
    // an empty debrief reads as one without reasons
  }
}
