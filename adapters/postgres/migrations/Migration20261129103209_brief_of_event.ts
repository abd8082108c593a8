import { Migration } from "@mikro-orm/migrations";

/** Date, venue, exhibit type and open sides are part of a brief; earlier versions take the request's. */
export class Migration20261129103209_brief_of_event extends Migration {
  override up() {
    this.addSql(
      "alter table brief_version add event_date text null, add venue text null, add industry text null, add open_sides text[] null",
    );
    this.addSql(`alter table brief_version
      add constraint event_date_length check (char_length(event_date) <= 100),
      add constraint venue_length check (char_length(venue) <= 200),
      add constraint industry_length check (char_length(industry) <= 100),
      add constraint open_sides_entries check (cardinality(open_sides) <= 4)`);
  }
}
