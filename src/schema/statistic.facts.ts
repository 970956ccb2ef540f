import type { Facts } from './facts.ts'
import { statistic } from './statistic.ts'

export const facts = {
  statistic: {
    table: statistic,
    held: 'nobody',
  },
} satisfies Facts
