import { orderAction, orderLoader } from '../../../../service/order.server.ts'

export const loader = orderLoader('transfer')
export const action = orderAction('transfer')
