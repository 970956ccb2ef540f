import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { caseRequestCreate } from '#contract/case-request.ts'
import { isUuid } from '#kernel/ids.ts'
import { reportChoices } from '#operations/case.ts'
import { formOf, oneOf, typedIn, writing } from '../../answers.server.ts'
import { onceKey, seenIn } from '../../case-request/typed.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf } from '../../places.ts'

export interface ThreatData {
  brands: { value: string; label: string }[]
  marks: { value: string; label: string }[]
  /** How many of each are not offered. */
  moreBrands: number
  moreMarks: number
  /** The trademark that the address asks for. */
  asked: string
}

/** So many of each are offered; who has more names the mark in words. */
const offered = 100

export async function loader({ url, context }: LoaderFunctionArgs): Promise<ThreatData> {
  const { query, language } = context.get(loadContext)
  const asked = url.searchParams.get('trademark') ?? ''
  const found = await query(reportChoices, { limit: offered, asked: isUuid(asked) ? [asked] : [] })
  const { brand } = found
  const trademark = [...new Map([...found.trademark, ...found.asked].map((row) => [row.id, row])).values()]
  return {
    brands: brand.map(({ id, name }) => ({ value: id, label: name })),
    marks: trademark.map(({ id, name, jurisdiction, number }) => ({
      value: id,
      label: [name, placeOf(jurisdiction, language).name, number].filter(Boolean).join(', '),
    })),
    moreBrands: found.brand_aggregate.aggregate.count - brand.length,
    moreMarks: found.trademark_aggregate.aggregate.count - trademark.length,
    asked,
  }
}

/** Hands the report to staff; its page says where it stands. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const { id } = await call(caseRequestCreate, {
      query: { type: 'report-threat' },
      body: {
        ...seenIn(typed),
        brandId: oneOf(typed, 'brandId') || null,
        trademarkId: oneOf(typed, 'trademarkId') || null,
        mark: oneOf(typed, 'mark'),
        language,
      },
      idempotencyKey: onceKey(typed),
    })
    return redirect(path.caseRequest({ id }))
  })
}
