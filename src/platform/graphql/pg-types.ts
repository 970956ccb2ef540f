/** What the engine knows of a PostgreSQL type. */
export interface PgType {
  /** Name of the GraphQL scalar. */
  scalar: string
  array: boolean
  /** The type a bound value is cast to. */
  cast: string
  /** sum, avg and the rest exist. */
  numeric: boolean
  /** like, ~ and the rest exist. */
  text: boolean
  json: boolean
  /** min and max exist in every supported PostgreSQL. */
  ordered: boolean
}

const synonyms: Record<string, string> = {
  integer: 'int4',
  int: 'int4',
  serial: 'int4',
  smallint: 'int2',
  smallserial: 'int2',
  bigint: 'int8',
  bigserial: 'int8',
  boolean: 'bool',
  decimal: 'numeric',
  real: 'float4',
  'double precision': 'float8',
  'character varying': 'varchar',
  character: 'bpchar',
  char: 'bpchar',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
  'time with time zone': 'timetz',
  'time without time zone': 'time',
}

const scalars: Record<string, string> = {
  int4: 'Int',
  int2: 'smallint',
  int8: 'bigint',
  bool: 'Boolean',
  text: 'String',
  varchar: 'String',
  bpchar: 'String',
  citext: 'String',
}
const numeric = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'])
const text = new Set(['text', 'varchar', 'bpchar', 'citext'])
const ordered = new Set([...numeric, ...text, 'date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'])
const builtIn = new Set([...ordered, 'bool', 'uuid', 'json', 'jsonb', 'bytea', 'inet', 'cidr', 'tsvector', 'xml'])

/** The short name of a PostgreSQL type without its modifiers: `timestamp (3) with time zone` → `timestamptz`. */
export function shortTypeName(type: string): string {
  const array = type.endsWith('[]')
  const bare = (array ? type.slice(0, -2) : type).replace(/ ?\([^()]*\)/, '').trim()
  const lower = bare.toLowerCase()
  const name = synonyms[lower] ?? (builtIn.has(lower) ? lower : bare)
  return array ? `${name}[]` : name
}

const cache = new Map<string, PgType>()

/** Describes a PostgreSQL type; an unknown name is taken as an enum: compared, ordered by, never summed. */
export function pgType(type: string): PgType {
  const known = cache.get(type)
  if (known) return known
  const short = shortTypeName(type)
  const array = short.endsWith('[]')
  const base = array ? short.slice(0, -2) : short
  const cast = base === 'varchar' ? 'text' : builtIn.has(base) ? base : `"${base.replaceAll('"', '""')}"`
  const described: PgType = {
    scalar: scalars[base] ?? base,
    array,
    cast: array ? `${cast}[]` : cast,
    numeric: !array && numeric.has(base),
    text: !array && text.has(base),
    json: !array && (base === 'jsonb' || base === 'json'),
    ordered: !array && ordered.has(base),
  }
  cache.set(type, described)
  return described
}
