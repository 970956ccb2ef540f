import { brand } from './brand.ts'
import type { Facts } from './facts.ts'
import { erased, none, noTexts, ofUser } from './holding.ts'
import { own } from './permissions/permission.ts'
import { matter } from './permissions/staff-writes.ts'
import { to } from './relation.ts'

export const facts = {
  brand: {
    table: brand,
    relations: [to('user', 'brands')],
    customer: {
      select: { columns: '*', filter: own, aggregate: true },
      insert: {
        columns: ['name', 'websites', 'business_description'],
        check: own,
        set: { user_id: 'x-user-id' },
      },
      update: { columns: ['name', 'websites', 'business_description'], filter: own },
    },
    staff: {
      writes: matter(),
      could: 'Move a client’s brand, and with it cases and hits, to an accomplice',
      held: 'Owner fixed once written; nothing is removed',
    },
    held: {
      group: 'brands',
      mine: ofUser,
      erase: { name: erased, websites: noTexts, business_description: none },
    },
  },
} satisfies Facts
