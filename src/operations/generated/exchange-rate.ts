import { entityOperations } from '../entity-operations.ts'

export interface ExchangeRate {
  id: string
  base_currency: string
  target_currency: string
  rate: number
  date: string
  source: string
}

export const exchangeRate = entityOperations<'exchange_rate', ExchangeRate, { id: string }>({
  entity: 'exchange_rate',
  key: { id: 'uuid!' },
  fields: ['id', 'base_currency', 'target_currency', 'rate', 'date', 'source'],
  ownFields: ['id', 'base_currency', 'target_currency', 'rate', 'date', 'source'],
  constraint: 'exchange_rate_pkey',
})
