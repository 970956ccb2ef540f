import { z } from 'zod'
import { call } from './call.ts'
import { nothing, rowId } from './fields.ts'
import { oneRow } from './who.ts'

/** Questions about domain names: each is a request to a register, to the name service and to somebody else's server. */
const lookups = { name: 'domain-lookups', points: 240, seconds: 3600 }

export const sightingLookup = call({
  name: 'sighting.domain-lookup',
  method: 'POST',
  path: '/api/sighting/{id}/domain-lookup',
  summary:
    'Ask for the registration, mail servers and certificate of the domain name that was seen, and keep the answer',
  who: ['staff', 'admin'],
  limit: lookups,
  support: 'closed',
  audit: { table: 'sighting' },
  params: oneRow,
  query: nothing,
  body: nothing,
  output: z.object({ id: rowId }),
  errors: ['not-found', 'rules-unmet', 'too-many-requests'],
})
