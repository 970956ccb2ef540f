import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { mostOwnMarks, trademarkAdd } from '#contract/trademark.ts'
import { markTypes, type MarkType } from '#domain/catalog/mark-types.ts'
import { isJurisdiction, jurisdictionFrom, jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { readOwnList } from '#domain/trademark/own-list.ts'
import { AppError } from '#kernel/errors.ts'
import { folded } from '#kernel/folded.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { formOf, oneOf, typedIn, writing, type Typed } from '../../../answers.server.ts'
import { answering } from '../../../form/answers.server.ts'
import { loadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { placeOf, type Place } from '../../../places.ts'

export interface AddMarksData {
  places: Place[]
  types: readonly MarkType[]
  most: number
  /** The mark that was added last, whose name stands for its next register. */
  added: string
  /** Its id: whatever was typed before it is not typed again. */
  after: string
}

export function loader({ url, context }: LoaderFunctionArgs): AddMarksData {
  const { language } = context.get(loadContext)
  const places = jurisdictions.map((code) => placeOf(code, language))
  return {
    places: places.toSorted((a, b) => a.name.localeCompare(b.name, language)),
    types: markTypes,
    most: mostOwnMarks,
    added: url.searchParams.get('added')?.slice(0, 200) ?? '',
    after: url.searchParams.get('after')?.slice(0, 40) ?? '',
  }
}

/** A register by its code or its name in any of our languages. */
function placeCalled(text: string): Jurisdiction | null {
  const wanted = folded(text)
  const named = (language: Language) =>
    jurisdictions.find((code) => folded(jurisdictionName(code, language)) === wanted)
  return jurisdictionFrom(text) ?? languages.map(named).find((code) => code !== undefined) ?? null
}

/** What the call takes of a mark: it says itself what is no register and what is no day. */
const asMark = (mark: { name: string; type: string; place: string; number: string; goods: string } & Days) => ({
  name: mark.name,
  type: mark.type as MarkType,
  jurisdiction: mark.place as Jurisdiction,
  number: mark.number,
  filingDate: mark.filingDate,
  registrationDate: mark.registrationDate,
  goods: mark.goods,
})
type Days = { filingDate: string; registrationDate: string }

function oneIn(typed: Typed) {
  const of = (name: string) => oneOf(typed, name)
  const place = of('jurisdiction')
  return {
    marks: [
      asMark({
        name: of('name'),
        type: of('type') || 'WORD',
        place: isJurisdiction(place) ? place : '',
        number: of('number'),
        filingDate: of('filingDate'),
        registrationDate: of('registrationDate'),
        goods: of('goods'),
      }),
    ],
    controlOf: (field: string) => field.replace(/^marks\.\d+\./, ''),
  }
}

function listIn(typed: Typed) {
  const listed = readOwnList(oneOf(typed, 'list'), (text) => placeCalled(text) !== null)
  if (listed.length === 0) throw new AppError('invalid-input', { fields: { list: 'required' } })
  if (listed.length > mostOwnMarks) throw new AppError('invalid-input', { fields: { list: 'too-long' } })
  return {
    marks: listed.map((mark) => asMark({ ...mark, type: 'WORD', place: placeCalled(mark.place) ?? '' })),
    controlOf: (field: string) => {
      const [, at, name] = /^marks\.(\d+)\.(\w+)$/.exec(field) ?? []
      const line = listed[Number(at)]?.line
      return line === undefined || name === undefined ? 'list' : `line-${line}-${name}`
    },
  }
}

/** Adds one mark, or a list of them; the next register of the same mark begins with its name. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const intent = oneOf(typed, 'intent')
    const { marks, controlOf } = intent === 'list' ? listIn(typed) : oneIn(typed)
    const idempotencyKey = oneOf(typed, 'key') || crypto.randomUUID()
    const { ids } = await answering({ controlOf }, call(trademarkAdd, { body: { marks }, idempotencyKey }))
    const [id] = ids
    if (intent === 'another')
      return redirect(path.addTrademarks({}, { query: { added: oneOf(typed, 'name'), after: id ?? '' } }))
    return redirect(ids.length === 1 && id !== undefined ? path.trademark({ id }) : path.trademarks())
  })
}
