import { Migration } from "@mikro-orm/migrations";

const side = "([0-9]{1,5}(?:[.,][0-9]{1,2})?)";
const end = String.raw`\.?(?![a-wyzA-WYZ])`;
const unit = String.raw`([''′’´]|[fF][tT]\.?|[fF](?:[eE][eE]|[oO][oO])[tT]|["″”]|[iI][nN](?:[cC][hH](?:[eE][sS])?)?\.?(?![a-zA-Z])|[cCmM][mM]${end}|[mM](?:[eEèéÈÉ][tT](?:[eE][rR]|[rR][eEoO])[sS]?|[tT][rR]?[sS]?)?${end}|[мМ](?![а-яА-Я])|米)?`;

/** `boothArea` of the domain, with inches and more spellings of meters. */
export class Migration20261128081500_more_sizes extends Migration {
  override up() {
    this.addSql(String.raw`create or replace function area_of_size(size text) returns bigint language plpgsql immutable strict parallel safe as $$
declare
  found text[] = regexp_match(size, '(?<![0-9.,])${side}\s*${unit}\s*[xX×✕⨯хХ*]\s*${side}\s*${unit}');
  units text[] = array[coalesce(found[2], found[4]), coalesce(found[4], found[2])];
  sides numeric[];
begin
  select array_agg(
    round(replace(side, ',', '.')::numeric
      / case when unit ~* '^mm' then 304.8 when unit ~* '^cm' then 30.48 when unit ~* '^[mм米]' then 0.3048
        when unit ~* '^(["″”]|in)' then 12 else 1 end)
    order by at)
  into sides
  from unnest(array[found[1], found[3]], units) with ordinality as t(side, unit, at);
  return sides[1]::bigint * sides[2]::bigint;
end $$`);
    // a stored column is computed when its row is written
    this.addSql(
      "update portfolio_project set size = size where booth_area is distinct from area_of_size(size)",
    );
  }
}
