import type { OrderedService } from '#domain/service-order/offering.ts'
import { path } from '../path.ts'

/** The services that have a form with addresses of its own. */
export const formKinds = {
  renewal: {
    service: 'TrademarkRenewal',
    form: path.renewalForm,
    order: path.renewalOrder,
    success: path.renewalSuccess,
    about: '/trademark-renewal',
  },
  transfer: {
    service: 'TrademarkOwnershipTransfer',
    form: path.transferForm,
    order: path.transferOrder,
    success: path.transferSuccess,
    about: '/trademark-ownership-transfer',
  },
} as const satisfies Record<
  string,
  {
    service: OrderedService
    form: () => string
    order: (params: { id: string }, where?: object) => string
    success: (params: { id: string }, where?: object) => string
    /** The page of text about it. */
    about: string
  }
>
export type FormKind = keyof typeof formKinds
