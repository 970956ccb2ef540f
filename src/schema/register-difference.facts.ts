import type { Facts } from './facts.ts'
import { of } from './holding.ts'
import { registerDifference } from './register-difference.ts'
import { to } from './relation.ts'

export const facts = {
  register_difference: {
    table: registerDifference,
    written: true,
    relations: [to('trademark', 'register_differences'), to('dismissed_by_user')],
    // A difference is a question for staff; what comes of it the client reads in the record.
    texts: { field: 'word', held: 'note', office: 'note', dismiss_reason: 'description' },
    held: {
      group: 'register',
      mine: of('trademark'),
      secret: ['dismiss_reason', 'dismissed_by_user_id'],
      erase: 'delete',
    },
  },
} satisfies Facts
