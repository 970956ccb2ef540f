import { entityOperations } from '../entity-operations.ts'

export interface TrademarkIpoData {
  number: string
  jurisdiction: string
  updated_at: string
  data: unknown
  source: string
}

export const trademarkIpoData = entityOperations<
  'trademark_ipo_data',
  TrademarkIpoData,
  { jurisdiction: string; number: string }
>({
  entity: 'trademark_ipo_data',
  key: { jurisdiction: 'String!', number: 'String!' },
  fields: ['number', 'jurisdiction', 'updated_at', 'data', 'source'],
  ownFields: [],
  constraint: 'trademark_ipo_data_jurisdiction_number_pk',
})
