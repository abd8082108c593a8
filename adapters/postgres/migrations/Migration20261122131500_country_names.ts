import { Migration } from "@mikro-orm/migrations";
import { countryName } from "../../../domain/shared/country-name.ts";

/** Each place that holds the country of a builder: its row, what an admin last saw of it, and what a content source agreed on. */
const places = [
  {
    read: `select distinct country from "builder"`,
    write: `update "builder" set country = ? where country = ?`,
  },
  {
    read: `select distinct earlier->>'country' as country from "review" where builder_id is not null`,
    write: `update "review" set earlier = jsonb_set(earlier, '{country}', to_jsonb(?::text)) where builder_id is not null and earlier->>'country' = ?`,
  },
  ...["ours", "theirs"].map((side) => ({
    read: `select distinct ${side}->>'country' as country from "content_page" where kind = 'builders'`,
    write: `update "content_page" set ${side} = jsonb_set(${side}, '{country}', to_jsonb(?::text)) where kind = 'builders' and ${side}->>'country' = ?`,
  })),
];

/** Builders' countries by one name each, as they are stored from now on. */
export class Migration20261122131500_country_names extends Migration {
  override name = "Migration20261122131500_country_names";

  override async up(): Promise<void> {
    for (const { read, write } of places) {
      for (const { country } of (await this.execute(read)) as { country: string | null }[]) {
        if (country === null || countryName(country) === country) continue;
        await this.execute(write, [countryName(country), country]);
      }
    }
  }

  override down(): void {
    // how a country was written before is not known, and one name does no harm
  }
}
