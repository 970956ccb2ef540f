import { entityOperations } from '../entity-operations.ts'

export interface Address {
  id: number
  street: string
  city: string
  postcode: string
  country: string
  state: string | null
  user_id: string | null
}

export const address = entityOperations<'address', Address, { id: number }>({
  entity: 'address',
  key: { id: 'Int!' },
  fields: ['id', 'street', 'city', 'postcode', 'country', 'state', 'user_id'],
  ownFields: ['id', 'street', 'city', 'postcode', 'country', 'state', 'user_id'],
  constraint: 'address_pkey',
})
