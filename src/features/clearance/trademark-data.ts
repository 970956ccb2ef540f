import { lookUpTrademarkData } from '#contract/search.ts'
import { euipoKind, euipoState } from '#domain/clearance/euipo-words.ts'
import { beginningOf, officeDate } from '#domain/clearance/office-record.ts'
import { registerLink } from '#domain/jurisdiction/register-links.ts'
import type { OfficeMark } from '#platform/office-api/office-api.ts'
import { handle } from '#features/facilities.ts'
import { askOffice, heldAsOf } from './office-answers.ts'
import { markByNumber, type RegisteredMark } from './registered-marks.ts'

const [longestTerm, mostTerms] = [500, 200]

/** The office's terms as far as a list of ours goes: one entry a class, nothing empty, nothing twice. */
function goodsAsListed(goods: OfficeMark['goods']): OfficeMark['goods'] {
  return [...Map.groupBy(goods, (one) => one.class)].flatMap(([niceClass, entries]) => {
    const terms = entries.flatMap((one) => one.terms.map((term) => beginningOf(term.trim(), longestTerm).trim()))
    const listed = [...new Set(terms)].filter((term) => term !== '').slice(0, mostTerms)
    return listed.length > 0 ? [{ class: niceClass, terms: listed }] : []
  })
}

function asRegistered({ kind, goods, ...mark }: OfficeMark): RegisteredMark {
  return {
    ...mark,
    goods: goodsAsListed(goods),
    filingDate: officeDate(mark.filingDate ?? ''),
    registrationDate: officeDate(mark.registrationDate ?? ''),
    expiryDate: officeDate(mark.expiryDate ?? ''),
    office: 'EU',
    registrationNumber: mark.registrationDate ? mark.number : null,
    markType: euipoKind(kind),
    state: euipoState(mark.status),
    imageUrl: null,
    officeUrl: registerLink('EU', mark.number),
  }
}

/** A mark by its number: from its office's own service where there is access to it, else from our copy of the register. */
export const trademarkData = handle(lookUpTrademarkData, async ({ query }, _caller, facilities) => {
  const { tmNumber, office } = query
  const asked = await askOffice(facilities, office, (api) => api.mark(tmNumber.replaceAll(/\s/g, '')))
  if (asked.answered) {
    return { source: 'office' as const, trouble: null, asOf: null, mark: asked.value && asRegistered(asked.value) }
  }
  return {
    source: 'register' as const,
    trouble: asked.trouble,
    asOf: await heldAsOf(facilities, office),
    mark: await markByNumber(facilities.db, office, tmNumber),
  }
})
