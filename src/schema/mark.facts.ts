import { z } from 'zod'
import { goodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { Facts } from './facts.ts'
import { goodsTerm, mark, markImport, markPicture } from './mark.ts'

export const facts = {
  mark: {
    table: mark,
    json: { goods: goodsAndServices, record: z.unknown() },
    held: 'nobody',
  },
  mark_picture: {
    table: markPicture,
    held: 'nobody',
  },
  mark_import: {
    table: markImport,
    json: {
      problems: z
        .array(z.object({ record: z.number().int(), number: z.string().nullable(), reason: z.string() }))
        .max(100),
    },
    held: 'nobody',
  },
  goods_term: {
    table: goodsTerm,
    held: 'nobody',
  },
} satisfies Facts
