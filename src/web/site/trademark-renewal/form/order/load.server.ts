import { orderAction, orderLoader } from '../../../../service/order.server.ts'

export const loader = orderLoader('renewal')
export const action = orderAction('renewal')
