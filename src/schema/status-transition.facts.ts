import type { Facts } from './facts.ts'
import { statusTransition } from './status-transition.ts'

export const facts = {
  status_transition: {
    table: statusTransition,
    inner: true,
    held: 'nobody',
  },
} satisfies Facts
