import { Migration } from "@mikro-orm/migrations";

export class Migration20261123143549_show_keys extends Migration {
  override name = "Migration20261123143549_show_keys";

  override up(): void | Promise<void> {
    this.addSql(
      `create index trade_show_title_index on trade_show (lower(title collate "und-x-icu") text_pattern_ops);`,
    );
    this.addSql(
      `create index trade_show_venue_index on trade_show (lower(coalesce(venue, '') collate "und-x-icu"), start_date desc nulls last);`,
    );
    this.addSql(
      `create index trade_show_long_venue_index on trade_show (lower(coalesce(venue, '') collate "und-x-icu"), start_date) where last_day - start_date > 7;`,
    );
    this.addSql(
      `create index trade_show_place_index on trade_show (lower(coalesce(nullif(city, ''), state, '') collate "und-x-icu"), start_date desc nulls last);`,
    );
    this.addSql(
      `create index trade_show_city_start_index on trade_show (city, start_date, title, id);`,
    );
    this.addSql(
      `create index trade_show_year_start_index on trade_show (year, start_date, title, id);`,
    );
    this.addSql(
      `create index trade_show_status_start_index on trade_show (status, start_date, title, id);`,
    );
    this.addSql(
      `create index trade_show_industry_start_index on trade_show (lower(industry collate "und-x-icu"), start_date, title, id);`,
    );
    // how few shows take more than a week: without it the planner takes them for a third
    this.addSql(`create statistics trade_show_length on (last_day - start_date) from trade_show;`);
    // last: no one reads shows while it holds their lock
    this.addSql(`drop index "trade_show_city_index";`);
    this.addSql(`drop index "trade_show_year_index";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop statistics "trade_show_length";`);
    this.addSql(`drop index "trade_show_title_index";`);
    this.addSql(`drop index "trade_show_venue_index";`);
    this.addSql(`drop index "trade_show_long_venue_index";`);
    this.addSql(`drop index "trade_show_place_index";`);
    this.addSql(`drop index "trade_show_city_start_index";`);
    this.addSql(`drop index "trade_show_year_start_index";`);
    this.addSql(`drop index "trade_show_status_start_index";`);
    this.addSql(`drop index "trade_show_industry_start_index";`);
    this.addSql(`create index "trade_show_city_index" on "trade_show" ("city");`);
    this.addSql(`create index "trade_show_year_index" on "trade_show" ("year");`);
  }
}
