import { auditHead, auditLog } from './audit.ts'
import { type Facts, free } from './facts.ts'

export const facts = {
  audit_log: {
    table: auditLog,
    written: true,
    json: { detail: free },
    held: {
      group: 'audit',
      mine: 't.actor_id = $1 or t.for_user_id = $1',
      erase: 'keep',
      secret: ['previous_hash', 'hash'],
    },
  },
  audit_head: {
    table: auditHead,
    inner: true,
    held: 'nobody',
  },
} satisfies Facts
