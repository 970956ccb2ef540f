import { operation } from '../operation.ts'
import { personFields } from './people.ts'

export const documentFields = `id name type media_type size created_at visible_to_client revision parent_document_id document_folder { name }
  created_by_user { ${personFields} }`

interface ListArguments {
  limit: number
  order: string
  where?: string
}

/** A list of a row's page with the number of all its rows, `NAME_aggregate`: the screen says so when some are not shown. */
export function countedList(name: string, { limit, order, where }: ListArguments, fields: string): string {
  const narrowed = where === undefined ? '' : `where: ${where}`
  return `${name}(${narrowed} order_by: ${order}, limit: ${limit}) { ${fields} }
    ${name}_aggregate${narrowed && `(${narrowed})`} { aggregate { count } }`
}

const newest = '[{ created_at: desc }, { id: desc }]'

/** What happened to a matter last, newest first; enough for a look at it. */
export const lastEvents = `tracking_actions(order_by: ${newest}, limit: 5) { id name created_at user { ${personFields} } }`

/** Everything that happened to a matter, newest first. `more` are further fields of an event. */
export const historyOf = (more = ''): string =>
  countedList('tracking_actions', { limit: 200, order: newest }, `id name created_at ${more} user { ${personFields} }`)

export const documentsOf = countedList('documents', { limit: 100, order: newest }, documentFields)

export const noteFields = `id text created_at created_by_user { ${personFields} }`
export const notesOf = (where?: string): string =>
  countedList('notes', { limit: 100, order: newest, ...(where === undefined ? {} : { where }) }, noteFields)

/** Every expense of an order, the newest first. */
export const ledgerOf = countedList(
  'expenses',
  { limit: 1000, order: '[{ spent_on: desc }, { id: desc }]' },
  `id kind amount currency paid_to spent_on note document { name } corrected_by { id } created_by_user { ${personFields} }`,
)

/** An answer about a domain name; of several the last is shown. */
export const lookupFields = 'id domain asked_at source is_stand_in facts'

/** What was removed from a matter, last first, with who did it and why. */
export const removedDocumentsOperation = operation(
  'removed_documents',
  `query removed_documents($hub: uuid!) {
    document(where: { removed_from_hub_id: { _eq: $hub } }, order_by: [{ removed_at: desc }, { id: desc }], limit: 100) {
      id name type revision removed_at removed_reason removed_by_user { ${personFields} }
    }
    document_aggregate(where: { removed_from_hub_id: { _eq: $hub } }) { aggregate { count } }
  }`,
)
