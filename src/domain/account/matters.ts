/** From a row to the row that has an owner: the next table and the column that leads to its id. */
export type Way = readonly { table: string; by: string }[]

/** How a row of a noun leads to its owner, and what of the common things it takes. */
export interface Matter {
  /** Each way that there is; of a row that has several, one leads somewhere. */
  ways: readonly Way[]
  /** The column of the last table that names the owner. */
  owner: 'user_id' | 'created_by_user_id' | 'id'
  /** The column that its link names, where that is not the id. */
  key?: 'id' | 'public_id'
  /** Staff put documents into its document hub. */
  documents?: true
}

const own = { ways: [[]], owner: 'user_id' } as const
const ofTrademark = { ways: [[{ table: 'trademark', by: 'trademark_id' }]], owner: 'user_id' } as const
const ofBrand = { ways: [[{ table: 'brand', by: 'brand_id' }]], owner: 'user_id' } as const

/** What a product is sold for. */
const sold = [
  [{ table: 'registration_request', by: 'registration_request_id' }],
  [{ table: 'service_request', by: 'service_request_id' }],
  [
    { table: 'brand_subscription_payment', by: 'brand_subscription_payment_id' },
    { table: 'brand_subscription', by: 'brand_subscription_id' },
    { table: 'brand', by: 'brand_id' },
  ],
] as const

/**
 * Every noun that has documents, notes or a link of its own, by its table. Links, uploads, notes, erasure and the audit log
 * find the owner of a row by it; a new noun is one line here.
 */
export const matters = {
  user: { ways: [[]], owner: 'id', documents: true },
  registration_request: { ...own, documents: true },
  product: { ways: sold, owner: 'user_id' },
  invoice: { ways: sold.map((way) => [{ table: 'product', by: 'product_id' }, ...way]), owner: 'user_id' },
  trademark: { ...own, documents: true },
  office_action: { ...ofTrademark, documents: true },
  opposition: { ...ofTrademark, documents: true },
  use_in_commerce_request: { ...ofTrademark, documents: true },
  trademark_monitoring_result: { ...ofTrademark, documents: true },
  brand_subscription: { ...ofBrand, documents: true },
  brand_monitoring_task: ofBrand,
  case: { ...ofBrand, documents: true },
  case_request: { ...own, documents: true },
  service_request: { ...own, documents: true },
  service: { ways: [[{ table: 'service_request', by: 'service_request_id' }]], owner: 'user_id' },
  consultation: { ...own, documents: true },
  support_ticket: { ways: [[]], owner: 'created_by_user_id', key: 'public_id', documents: true },
} as const satisfies Record<string, Matter>
export type MatterTable = keyof typeof matters

export const matterTables = Object.keys(matters) as MatterTable[]

/**
 * The ways as SQL: the row's table as t0, the expression of the owner's id, the id of each last table by its name, and the
 * column that a link to the row names.
 */
export function ownerSql(table: MatterTable): {
  from: string
  owner: string
  ends: Record<string, string>
  key: string
} {
  const { ways, owner, key = 'id' }: Matter = matters[table]
  const join = ways.length > 1 ? 'left join' : 'join'
  const joins: string[] = []
  const names = new Map<string, string>()
  const ends: Record<string, string> = {}
  for (const way of ways) {
    let at = 't0'
    for (const { table: next, by } of way) {
      const step = `${at}."${by}"`
      const known = names.get(step)
      const name = known ?? `t${joins.length + 1}`
      if (known === undefined) joins.push(`${join} "${next}" ${name} on ${name}.id = ${step}`)
      names.set(step, name)
      at = name
    }
    ends[way.at(-1)?.table ?? table] = at
  }
  const owners = Object.values(ends).map((end) => `${end}.${owner}`)
  return {
    from: [`"${table}" t0`, ...joins].join(' '),
    owner: owners.length > 1 ? `coalesce(${owners.join(', ')})` : owners.join(),
    ends: Object.fromEntries(Object.entries(ends).map(([name, end]) => [name, `${end}.id`])),
    key: `t0.${key}`,
  }
}
