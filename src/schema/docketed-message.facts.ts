import { docketedMessageMachine } from '#domain/docket/message-status.ts'
import { docketedMessage } from './docketed-message.ts'
import { type Facts, free } from './facts.ts'
import { erased, none } from './holding.ts'
import { update } from './permissions/staff-writes.ts'
import { to } from './relation.ts'

export const facts = {
  docketed_message: {
    table: docketedMessage,
    machine: docketedMessageMachine,
    relations: [to('trademark', 'docketed_messages'), to('asked_by_user')],
    staff: {
      // A message stays as it came; which mark it is about is found by whoever reads it.
      writes: () => update(['status', 'type', 'jurisdiction', 'trademark_id']),
      could: 'Put an office’s message to the wrong mark, so that a term is missed',
      held: 'Words, sender and data of the message are fixed; clients do not read it; every move audited',
    },
    json: { data: free },
    held: {
      // Letters that they showed us; mail of offices is the docket's.
      group: 'documents',
      mine: 't.asked_by_user_id = $1',
      erase: {
        message_id: `'erased-' || t.id`,
        source_email: erased,
        sender_email: erased,
        sender_name: none,
        subject: erased,
        data: none,
      },
    },
  },
} satisfies Facts
