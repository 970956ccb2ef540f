import { z } from 'zod'
import { ownerFieldNames, partyTypes, type OwnerField } from '#domain/account/party.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { mostItems } from './most-items.ts'
import { transferKinds } from './transfer-vocabulary.ts'

const words = z.string().nullable()
const receiver = z.object({
  type: z.enum(partyTypes),
  ...(Object.fromEntries(ownerFieldNames.map((name) => [name, words.default(null)])) as Record<
    OwnerField,
    z.ZodDefault<typeof words>
  >),
  email: z.string(),
  phone: words.default(null),
  address: z.object({
    country: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    state: words.default(null),
  }),
})

/** A mark of the order of which some classes alone are transferred, by its place in the order. */
const part = z.object({
  item: z.number().int().min(0),
  classes: z.array(z.number().int().min(1).max(45)),
  /** The mark of its own that these classes are since an office recorded it. */
  becameId: z.uuid().optional(),
})

/** What is said of a transfer that was ordered. */
export const transferDetails = z.object({
  kind: z.enum(transferKinds),
  receiver,
  parts: z.array(part).max(mostItems).default([]),
  /** The party as it was recorded with the first mark that an office recorded it for. */
  recordedAs: z.uuid().optional(),
})
export type TransferDetails = z.infer<typeof transferDetails>
export type Receiver = z.infer<typeof receiver>

/** The classes that are transferred of the mark at a place of the order; null where it is all of it. */
export const classesAt = ({ parts }: Pick<TransferDetails, 'parts'>, item: number): readonly number[] | null =>
  parts.find((one) => one.item === item)?.classes ?? null

/** What stays and what goes of a list; null where the classes are no part of it: none of it, all of it, or others. */
export function partedGoods(
  goods: GoodsAndServices,
  classes: readonly number[],
): { stays: GoodsAndServices; goes: GoodsAndServices } | null {
  const goes = goods.filter((one) => classes.includes(one.class))
  const stays = goods.filter((one) => !classes.includes(one.class))
  const isKnown = classes.every((number) => goods.some((one) => one.class === number))
  return isKnown && goes.length > 0 && stays.length > 0 ? { stays, goes } : null
}
