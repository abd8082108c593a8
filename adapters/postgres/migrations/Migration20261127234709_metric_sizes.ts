import { Migration } from "@mikro-orm/migrations";

const length = "([0-9]{1,5}(?:[.,][0-9]{1,2})?)";
const unit =
  "(''|′|[fF][tT]\\.?|[fF][eE][eE][tT]|[cCmM][mM](?![a-zA-Z])|[mM](?:[eEèé][tT](?:[eE][rR]|[rR][eE])[sS]?|[tT][rR][sS]?)?(?![a-zA-Z]))?";

/** `boothArea` of the domain: square feet of the first width by depth, each rounded to whole feet. */
const areaOfSize = `create function area_of_size(size text) returns bigint language plpgsql immutable strict parallel safe as $$
declare
  found text[] = regexp_match(size, '${length}\\s*${unit}\\s*[xX×]\\s*${length}\\s*${unit}');
  units text[] = array[coalesce(found[2], found[4]), coalesce(found[4], found[2])];
  sides numeric[];
begin
  select array_agg(
    round(replace(side, ',', '.')::numeric
      / case when unit ~* '^mm' then 304.8 when unit ~* '^cm' then 30.48 when unit ~* '^m' then 0.3048 else 1 end)
    order by at)
  into sides
  from unnest(array[found[1], found[3]], units) with ordinality as t(side, unit, at);
  return sides[1]::bigint * sides[2]::bigint;
end $$;`;

const inWholeFeet = "(\\d{1,5})\\s*(?:''|′|ft\\.?|feet)?\\s*[xX×]\\s*(\\d{1,5})";
const part = (at: number) => `(regexp_match(size, '${inWholeFeet}'))[${at}]::bigint`;

const published = "where review_state = 'approved' and public";
const indexes = {
  size_up: "booth_area, created_at desc, id desc)",
  size_down: "booth_area desc nulls last, created_at desc, id desc)",
  builder_booth: "builder_id, booth_area, project_type)",
  place: "location, builder_id, project_type, booth_area)",
  show: "fold_text(event_name) text_pattern_ops, created_at desc) include (event_name, builder_id, project_type, booth_area)",
};

export class Migration20261127234709_metric_sizes extends Migration {
  override name = "Migration20261127234709_metric_sizes";

  override up(): void | Promise<void> {
    this.addSql(areaOfSize);
    this.computeArea("area_of_size(size)");
  }

  override down(): void | Promise<void> {
    this.computeArea(`${part(1)} * ${part(2)}`);
    this.addSql(`drop function area_of_size(text);`);
  }

  /** The indexes go with the column. */
  private computeArea(by: string) {
    this.addSql(
      `alter table "portfolio_project" drop column "booth_area", add "booth_area" bigint generated always as (${by}) stored null;`,
    );
    for (const [name, over] of Object.entries(indexes)) {
      this.addSql(
        `create index portfolio_project_${name}_index on portfolio_project (${over} ${published};`,
      );
    }
  }
}
