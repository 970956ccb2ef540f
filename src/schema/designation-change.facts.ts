import { changeSide } from '#domain/trademark/designation-changes.ts'
import { designationChange } from './designation-change.ts'
import type { Facts } from './facts.ts'
import { of } from './holding.ts'
import { to } from './relation.ts'

export const facts = {
  designation_change: {
    table: designationChange,
    written: true,
    relations: [
      to('trademark', 'designation_changes'),
      to('held_entity'),
      to('becomes_entity'),
      to('done_by_user'),
      to('dismissed_by_user'),
    ],
    // A question for staff; what comes of it the client reads in the record.
    texts: { kind: 'word', dismiss_reason: 'description' },
    json: { held: changeSide, becomes: changeSide },
    held: {
      group: 'register',
      mine: of('trademark'),
      secret: ['dismiss_reason', 'dismissed_by_user_id', 'done_by_user_id'],
      erase: 'delete',
    },
  },
} satisfies Facts
