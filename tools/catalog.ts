import type pg from 'pg'

/** The objects of a database, by identity (`column public.mark.word`), with what defines each. */
export type Catalog = Map<string, string>

// What belongs to PostgreSQL, to an extension, or to the record of migrations is not the product's.
const OWN = `
  own_schema as (
    select oid, nspname from pg_namespace
    where nspname not in ('information_schema', 'migration') and nspname not like 'pg\\_%'),
  foreign_object as (select objid from pg_depend where deptype = 'e'),
  own_class as (
    select c.*, s.nspname || '.' || c.relname as place
    from pg_class c join own_schema s on s.oid = c.relnamespace
    where c.oid not in (select objid from foreign_object))`

const PARTS = [
  `select 'schema ' || nspname, '' from own_schema`,
  `select 'extension ' || extname, '' from pg_extension where extname <> 'plpgsql'`,
  `select case relkind when 'r' then 'table ' when 'p' then 'table ' when 'v' then 'view ' when 'm' then 'view ' else 'sequence ' end || place,
     case when relkind in ('v', 'm') then pg_get_viewdef(oid)
          else concat_ws(', ', case when relrowsecurity then 'row security' end, case when relforcerowsecurity then 'forced' end) end
   from own_class where relkind in ('r', 'p', 'v', 'm', 'S')`,
  `select 'column ' || c.place || '.' || a.attname,
     concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
       case when a.attidentity <> '' then 'identity ' || a.attidentity::text end,
       case when a.attgenerated <> '' then 'generated' end, 'default ' || pg_get_expr(d.adbin, d.adrelid))
   from own_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relkind in ('r', 'p')`,
  `select 'constraint ' || c.place || '.' || k.conname, pg_get_constraintdef(k.oid)
   from pg_constraint k join own_class c on c.oid = k.conrelid where k.contype <> 'n'`,
  `select 'index ' || c.place, pg_get_indexdef(c.oid) from own_class c where c.relkind in ('i', 'I')`,
  `select 'enum ' || s.nspname || '.' || t.typname,
     (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)
   from pg_type t join own_schema s on s.oid = t.typnamespace where t.typtype = 'e'`,
  `select 'function ' || s.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', ''
   from pg_proc p join own_schema s on s.oid = p.pronamespace where p.oid not in (select objid from foreign_object)`,
  `select 'trigger ' || c.place || '.' || t.tgname, pg_get_triggerdef(t.oid)
   from pg_trigger t join own_class c on c.oid = t.tgrelid where not t.tgisinternal`,
  `select 'policy ' || c.place || '.' || p.polname,
     concat_ws(' ', p.polcmd::text, pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
   from pg_policy p join own_class c on c.oid = p.polrelid`,
]

/** Reads everything a migration can make in the database of `client`. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const text = `with ${OWN} select * from (${PARTS.join('\nunion all\n')}) as parts (identity, definition) order by 1`
  const { rows } = await client.query<{ identity: string; definition: string }>(text)
  return new Map(rows.map(({ identity, definition }) => [identity, definition]))
}
