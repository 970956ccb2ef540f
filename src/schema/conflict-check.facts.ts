import { z } from 'zod'
import { conflictFinding } from '#domain/conflict-check/finding.ts'
import { conflictDecision } from './conflict-check.ts'
import type { Facts } from './facts.ts'
import { erased, of } from './holding.ts'

export const facts = {
  conflict_decision: {
    table: conflictDecision,
    // It names other clients: staff read it by its call, and nobody else does.
    inner: true,
    texts: { reason: 'description' },
    json: { findings: z.array(conflictFinding) },
    held: {
      group: 'requests',
      mine: `(${of('registration_request')} or ${of('case')})`,
      secret: ['findings', 'reason'],
      // That it was decided, by whom and when, is kept.
      erase: { reason: erased, findings: `'[]'` },
    },
  },
} satisfies Facts
