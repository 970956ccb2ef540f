import type { Facts } from './facts.ts'
import { of } from './holding.ts'
import { to } from './relation.ts'
import { useGap } from './use-gap.ts'

export const facts = {
  use_gap: {
    table: useGap,
    written: true,
    relations: [to('trademark', 'use_gaps')],
    // Its owner reads where a mark stands in the vault, worked out when it is opened.
    texts: { kind: 'word' },
    held: { group: 'register', mine: of('trademark'), erase: 'delete' },
  },
} satisfies Facts
