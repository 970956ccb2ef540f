/** How a row of a noun leads to its owner, and what of the common things it takes. */
export interface Matter {
  /** From the row to the row that has an owner: the next table and the column that leads to its id. */
  through: readonly { table: string; by: string }[]
  /** The column of the last of them that names the owner. */
  owner: 'user_id' | 'id'
  /** Staff put documents into its document hub. */
  documents?: true
}

const own = { through: [], owner: 'user_id' } as const
const ofTrademark = { through: [{ table: 'trademark', by: 'trademark_id' }], owner: 'user_id' } as const
const ofBrand = { through: [{ table: 'brand', by: 'brand_id' }], owner: 'user_id' } as const
const request = { table: 'registration_request', by: 'registration_request_id' } as const

/**
 * Every noun that has documents, notes or a link of its own, by its table. Links, uploads, notes, erasure and the audit log
 * find the owner of a row by it; a new noun is one line here.
 */
export const matters = {
  user: { through: [], owner: 'id' },
  registration_request: own,
  product: { through: [request], owner: 'user_id' },
  invoice: { through: [{ table: 'product', by: 'product_id' }, request], owner: 'user_id' },
  trademark: { ...own, documents: true },
  office_action: ofTrademark,
  use_in_commerce_request: ofTrademark,
  trademark_monitoring_result: ofTrademark,
  brand_subscription: ofBrand,
  case: ofBrand,
  case_request: own,
  service_request: own,
  service: { through: [{ table: 'service_request', by: 'service_request_id' }], owner: 'user_id' },
  consultation: own,
} as const satisfies Record<string, Matter>
export type MatterTable = keyof typeof matters

export const matterTables = Object.keys(matters) as MatterTable[]

/** The way as SQL: the row's table as t0, the expression of the owner's id, and the last table with its name there. */
export function ownerSql(table: MatterTable): { from: string; owner: string; last: string; lastTable: string } {
  const { through, owner }: Matter = matters[table]
  const joins = through.map(({ table: next, by }, at) => `join "${next}" t${at + 1} on t${at + 1}.id = t${at}."${by}"`)
  const last = `t${through.length}`
  const lastTable = through.at(-1)?.table ?? table
  return { from: [`"${table}" t0`, ...joins].join(' '), owner: `${last}.${owner}`, last, lastTable }
}
