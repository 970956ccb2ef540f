import { createHash } from 'node:crypto'
import type { Tx } from '#platform/db/database.ts'
import type { Facilities } from '#features/facilities.ts'
import { priceWanted } from './mails.ts'

/** What no list has a price for, of which order, and who asks. */
interface Wanted {
  id: string
  number: string
  name: string
  toQuote: readonly string[]
}

/** The same for the same things, in any order: it stands in the id of a letter, which takes no names. */
const wordOf = (toQuote: readonly string[]): string =>
  createHash('sha256').update(toQuote.toSorted().join('\n')).digest('hex').slice(0, 16)

/** Tells the office of an order that a person has to price, once for the same things; whoever asks was told that somebody does. */
export async function tellPriceWanted(
  tx: Tx,
  { tell, supplier }: Pick<Facilities, 'tell' | 'supplier'>,
  { id, number, name, toQuote }: Wanted,
): Promise<void> {
  if (toQuote.length === 0 || supplier.email === null) return
  await tell(tx, { email: supplier.email, language: 'en' }, priceWanted, {
    id: `price-wanted-${id}-${wordOf(toQuote)}`,
    link: { page: 'admin' },
    facts: { number },
    words: { name, what: toQuote.join('; ') },
  })
}
