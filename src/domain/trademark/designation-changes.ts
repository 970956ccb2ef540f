import { z } from 'zod'
import { goodsAndServices, type GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { hasEnded, trademarkStatuses, type TrademarkStatus } from './status.ts'

/** What of an international registration may hold for a designation too: another owner, fewer goods, its end. */
export const designationChangeKinds = ['owner', 'goods', 'end'] as const
export type DesignationChangeKind = (typeof designationChangeKinds)[number]

/** One side of a change: of an owner the party, whose name stands with the party alone, the list, or the status. */
export const changeSide = z.object({
  ownerEntityId: z.string().nullable().optional(),
  goods: goodsAndServices.optional(),
  status: z.enum(trademarkStatuses).optional(),
})
export type ChangeSide = z.infer<typeof changeSide>

export interface DesignationChange {
  kind: DesignationChangeKind
  /** What the designation has, and what it has once the change is carried over. */
  held: ChangeSide
  becomes: ChangeSide
}

/** What is compared of the registration and of one of its designations. */
export interface Compared {
  status: TrademarkStatus
  ownerEntityId: string | null
  goods: GoodsAndServices
}

/**
 * The list of a designation beside that of its registration, which is not the narrower one. A class that the registration has no
 * more is gone; where a class has terms that the registration has not, those of the registration stand. Null when nothing differs.
 * What comes of it may be other words for fewer goods, as an office accepted them: see `mayCarry`.
 */
export function limitedGoods(held: GoodsAndServices, registration: GoodsAndServices): GoodsAndServices | null {
  const termsAt = new Map(registration.map((one) => [one.class, one.terms]))
  const limited = held.flatMap((one) => {
    const terms = termsAt.get(one.class)
    if (!terms) return []
    return [one.terms.every((term) => terms.includes(term)) ? one : { class: one.class, terms }]
  })
  return limited.length === held.length && limited.every((one, at) => one === held[at]) ? null : limited
}

/**
 * Whether a change can be written to a designation as it is. A list is carried over only where every term was held before: other
 * words may well be wider ones, so that a person compares them. An empty list is one that nobody recorded, not an end.
 */
export function mayCarry(kind: DesignationChangeKind, held: ChangeSide, becomes: ChangeSide): boolean {
  if (kind === 'owner') return Boolean(becomes.ownerEntityId)
  if (kind === 'end') return true
  const termsAt = new Map((held.goods ?? []).map((one) => [one.class, one.terms]))
  const list = becomes.goods ?? []
  return list.length > 0 && list.every((one) => one.terms.every((term) => termsAt.get(one.class)?.includes(term)))
}

/**
 * What of the registration is not carried over to a designation that is open. A list of goods that is narrower there is no change:
 * a place may be designated for less.
 */
export function designationChanges(registration: Compared, designation: Compared): DesignationChange[] {
  const changes: DesignationChange[] = []
  // A registration without an owner is one whose owner nobody recorded.
  if (registration.ownerEntityId !== null && registration.ownerEntityId !== designation.ownerEntityId)
    changes.push({
      kind: 'owner',
      held: { ownerEntityId: designation.ownerEntityId },
      becomes: { ownerEntityId: registration.ownerEntityId },
    })
  // A registration without a list is one whose list nobody recorded.
  const goods = registration.goods.length === 0 ? null : limitedGoods(designation.goods, registration.goods)
  if (goods) changes.push({ kind: 'goods', held: { goods: designation.goods }, becomes: { goods } })
  if (hasEnded(registration.status))
    changes.push({ kind: 'end', held: { status: designation.status }, becomes: { status: registration.status } })
  return changes
}
