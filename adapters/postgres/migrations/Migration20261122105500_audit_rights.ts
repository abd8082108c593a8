import { Migration } from "@mikro-orm/migrations";

// Both run with the rights of the tables' owner: the app's own role may only read and add to the trail.

const removeOld = `create function remove_old_audit_events(months int, most int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare removed int;
begin
  if months is null or months < 12 then
    raise exception 'The audit trail is kept for twelve months at least';
  end if;
  delete from public.audit_event where ctid = any (array(
    select ctid from public.audit_event where at < now() - make_interval(months => months) limit most
  ));
  get diagnostics removed = row_count;
  return removed;
end $$`;

const blankAccount = `create function blank_account_events(account uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.users where id = account) then
    raise exception 'The account is still there';
  end if;
  update public.audit_event set detail = '{}' where actor_id = account and object_kind = 'account';
end $$`;

export class Migration20261122105500_audit_rights extends Migration {
  override name = "Migration20261122105500_audit_rights";

  override up(): void | Promise<void> {
    this.addSql(removeOld);
    this.addSql(blankAccount);
    this.addSql("revoke execute on function remove_old_audit_events(int, int) from public;");
    this.addSql("revoke execute on function blank_account_events(uuid) from public;");
  }

  override down(): void | Promise<void> {
    this.addSql("drop function blank_account_events(uuid);");
    this.addSql("drop function remove_old_audit_events(int, int);");
  }
}
