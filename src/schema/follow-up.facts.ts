import { followUpMachine } from '#domain/follow-up/status.ts'
import type { Facts } from './facts.ts'
import { followUpCase, followUpCaseTracking } from './follow-up.ts'
import { of } from './holding.ts'
import { historyRelations, to } from './relation.ts'

export const facts = {
  follow_up_case: {
    table: followUpCase,
    machine: followUpMachine,
    calls: '/api/follow-up-case/{id}',
    // How we go after a client is ours; what comes of it they read in their order.
    relations: [to('registration_request', 'follow_up_cases')],
    texts: { cause: 'word', outcome: 'word', approached_by: 'word' },
    held: { group: 'requests', mine: of('registration_request'), erase: 'keep' },
  },
  follow_up_case_tracking: {
    table: followUpCaseTracking,
    written: true,
    relations: [historyRelations('follow_up_case')],
    held: { group: 'requests', mine: of('follow_up_case'), erase: 'keep' },
  },
} satisfies Facts
