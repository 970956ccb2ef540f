import { personFields } from './people.ts'

export const documentFields = 'id name type media_type size created_at visible_to_client'

/** Everything that happened to a matter, newest first. `more` are further fields of an event. */
export const historyOf = (limit: number, more = ''): string =>
  `tracking_actions(order_by: { created_at: desc }, limit: ${limit}) { id name created_at ${more} user { ${personFields} } }`

export const documentsOf = `documents(order_by: { created_at: desc }, limit: 100) { ${documentFields} }`

export const noteFields = `id text created_at created_by_user { ${personFields} }`
export const notesOf = `notes(order_by: { created_at: desc }, limit: 100) { ${noteFields} }`
