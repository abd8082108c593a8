import { Migration } from "@mikro-orm/migrations";

/** Ratings that are stored are those of the content source. */
export const ratingsOfBefore = `update builder set imported_rating = rating, imported_review_count = review_count,
      rating_source = case when rating > 0 then 'imported' else 'none' end,
      review_count = case when rating > 0 then review_count else 0 end
      where rating > 0 or review_count > 0`;

/** Ratings say where they come from; those of before are imported. */
export class Migration20261129063759_builder_rating_source extends Migration {
  override up() {
    this.addSql(`alter table builder add imported_rating double precision not null default 0,
      add imported_review_count int not null default 0,
      add rating_source text not null default 'none'`);
    this.addSql(ratingsOfBefore);
    this.addSql(`alter table builder
      add constraint imported_rating_range check (imported_rating >= '0'::double precision and imported_rating <= '5'::double precision),
      add constraint imported_review_count_range check (imported_review_count >= 0),
      add constraint builder_rating_source_check check (rating_source in ('verified', 'imported', 'none'))`);
  }
}
