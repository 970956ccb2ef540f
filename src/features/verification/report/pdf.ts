import { classList } from '#domain/catalog/nice-classes.ts'
import { numberFormat } from '#kernel/formatters.ts'
import { setImmediate as breathe } from 'node:timers/promises'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { standingOf } from '#domain/clearance/standing.ts'
import { weights } from '#domain/clearance/weights.ts'
import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import { otherNameKinds, sourcesText } from '#domain/verification/other-names.ts'
import { placesNotAsked } from '#domain/verification/registers.ts'
import { formatDay } from '#kernel/dates.ts'
import { localeOf, type Language } from '#kernel/languages.ts'
import type { ReportedMark, ReportFacts } from './facts.ts'
import { muted, Sheet, width } from '#platform/pdf/sheet.ts'
import { riskColours } from './risk-colours.ts'
import { fill, reportTexts, type ReportTexts } from './texts.ts'

interface Draw {
  readonly sheet: Sheet
  readonly facts: ReportFacts
  readonly t: ReportTexts
  readonly language: Language
}

/** The search report as a PDF of A4 pages. The same facts give the same pages. */
export async function reportPdf(facts: ReportFacts, language: Language): Promise<Uint8Array> {
  const t = reportTexts[language]
  const sheet = new Sheet(`${t.title}: ${facts.mark}`, facts.at)
  const draw = { sheet, facts, t, language }
  head(draw)
  verdicts(draw)
  note(draw)
  await marks(draw)
  registers(draw)
  await searches(draw)
  const told = fill(t.not.text, { version: facts.marks.find(({ score }) => score)?.score?.version ?? weights.version })
  sheet.heading(t.not.title, sheet.heightOf(told))
  sheet.write(told, { colour: muted })
  const ofPictures = facts.searches.filter(({ kind }) => kind === 'picture').flatMap(({ registers: read }) => read)
  const offices = [...new Set(ofPictures.map(({ office }) => office))]
  sheet.write(offices.length > 0 ? fill(t.not.pictures, { list: names(offices, language) }) : t.not.noPictures, {
    colour: muted,
  })
  if (!facts.searches.some(({ kind }) => otherNameKinds.some((one) => one === kind)))
    sheet.write(t.not.noNames, { colour: muted })
  return await sheet.finish((page, pages) => `${facts.number}   ${fill(t.page, { page, pages })}`)
}

const names = (codes: ReportFacts['places'], language: Language): string =>
  sortJurisdictions(codes, language)
    .map((code) => jurisdictionName(code, language))
    .join(', ')

const day = (at: string, language: Language): string => formatDay(at, language)

function head({ sheet, facts, t, language }: Draw): void {
  sheet.beside('Markwright', { font: 'display', size: 20 })
  sheet.write(t.title, { font: 'display', size: 16, align: 'right' })
  sheet.write(
    `${fill(t.subtitle, { number: facts.number, version: facts.version })}, ${fill(t.of, { date: day(facts.at, language) })}`,
    { size: 8.5, colour: muted, align: 'right' },
  )
  sheet.space(18)
  sheet.plate(facts.mark, `${t.facts.places}: ${names(facts.places, language)}`)
  sheet.beside(t.overall, { size: 8, colour: muted })
  sheet.beside(t.facts.distinctiveness, { size: 8, colour: muted, at: 130 })
  sheet.beside(t.facts.classes, { size: 8, colour: muted, at: 260 })
  sheet.beside(t.facts.client, { size: 8, colour: muted, at: 370, wide: width - 370 })
  sheet.space(13)
  sheet.square(riskColours[facts.overall], t.risk[facts.overall], 0, 120, 'left')
  const cells = [
    { text: t.distinctiveness[facts.distinctiveness ?? 'none'], at: 130, wide: 124 },
    { text: classList(facts.classes) || '–', at: 260, wide: 104 },
    { text: facts.isSent ? facts.client : `${facts.client} (${t.facts.draft})`, at: 370, wide: width - 370 },
  ].map(({ text, ...place }) => ({ text, style: { font: 'bold' as const, size: 9, ...place } }))
  for (const { text, style } of cells) sheet.beside(text, style)
  sheet.space(Math.max(...cells.map(({ text, style }) => sheet.heightOf(text, style))) + 6)
}

function verdicts({ sheet, facts, t, language }: Draw): void {
  if (facts.verdicts.length === 0) return
  sheet.heading(t.verdicts.title)
  for (const { jurisdiction, risk, reason, advice } of facts.verdicts) {
    const told = advice === '' ? '' : `${t.verdicts.follows}: ${advice}`
    sheet.room(Math.min(sheet.heightOf(reason, { wide: 360 }) + sheet.heightOf(told, { wide: 360 }) + 14, 300))
    const from = sheet.y
    sheet.beside(jurisdictionName(jurisdiction, language), { font: 'bold', wide: 115 })
    sheet.space(15)
    sheet.square(riskColours[risk], t.risk[risk], 0, 115, 'left')
    sheet.space(from - sheet.y)
    sheet.write(reason || '–', { at: 123, wide: 360 })
    sheet.write(told, { at: 123, wide: 360, colour: muted, size: 9 })
    sheet.space(Math.max(0, from + 30 - sheet.y) + 4)
    sheet.rule()
    sheet.space(6)
  }
}

function note({ sheet, facts, t, language }: Draw): void {
  const { review } = facts
  if (facts.note !== '') {
    sheet.heading(t.note.title)
    for (const paragraph of facts.note.split(/\n+/)) {
      sheet.write(paragraph, { size: 10 })
      sheet.space(5)
    }
  }
  sheet.space(3)
  sheet.write(
    review?.confirmedBy && review.confirmedAt
      ? fill(t.note.confirmed, { name: review.confirmedBy, date: day(review.confirmedAt, language) })
      : t.note.open,
    { size: 8.5, colour: muted },
  )
  const left = review?.notLookedAt ?? null
  const looks =
    left === null
      ? t.looks.unknown
      : review?.listed === 0
        ? t.looks.none
        : left === 0
          ? t.looks.all
          : fill(t.looks.left, { count: left })
  sheet.write(looks, { size: 8.5, colour: muted })
}

/** What a mark takes at least, with its name, its facts and its gauges. */
const markHeight = 96

/** Rows that are drawn before others have their turn: some milliseconds. */
const rowsAtOnce = 10

async function marks(draw: Draw): Promise<void> {
  const { sheet, facts, t } = draw
  sheet.heading(t.marks.title, facts.marks.length === 0 ? 20 : markHeight)
  if (facts.marks.length === 0) sheet.write(t.marks.none)
  for (const [at, mark] of facts.marks.entries()) {
    if (at % rowsAtOnce === 0) await breathe()
    earlier(draw, mark)
  }
}

/** Two pictures beside each other, and what they have in common. */
const pairHeight = 84
const pairSide = 72

function pictures({ sheet, facts, t, language }: Draw, { picture }: ReportedMark, alike: PictureExplanation): void {
  const figure = numberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  sheet.room(pairHeight)
  for (const [at, png] of [facts.picture, picture].entries()) if (png) sheet.picture(png, at * (pairSide + 8), pairSide)
  const beside = 2 * (pairSide + 8) + 8
  const from = sheet.y
  sheet.beside(t.marks.pictures, { size: 8, colour: muted, at: beside, wide: width - beside })
  sheet.space(16)
  for (const [at, key] of (['whole', 'shape', 'colours'] as const).entries())
    sheet.measure(t.marks[key === 'whole' ? 'picture' : key], alike[key], figure.format(alike[key]), beside + at * 96)
  sheet.space(from + pairHeight - sheet.y)
}

/** The state in the reader's words where we know the office's, and the office's word. */
function statusOf({ office, status }: ReportedMark, t: ReportTexts): string {
  const standing = standingOf(office, status)
  return standing === 'unknown' ? status : `${t.marks.standing[standing]} (${status})`
}

const measures = ['looks', 'sounds', 'part', 'means', 'risk'] as const

function earlier(draw: Draw, mark: ReportedMark): void {
  const { sheet, t, language } = draw
  sheet.room(markHeight + (mark.alike ? pairHeight : 0))
  sheet.square(riskColours[mark.similarity], t.risk[mark.similarity])
  sheet.write(mark.name, { font: 'display', size: 13, wide: width - 110 })
  const register = mark.office ? jurisdictionName(mark.office, language) : names(mark.places, language)
  const facts = [
    [register, mark.number && `${t.marks.number} ${mark.number}`].filter(Boolean).join(', '),
    mark.owner && `${t.marks.owner}: ${mark.owner}`,
    mark.status && `${t.marks.status}: ${statusOf(mark, t)}`,
    mark.classes.length > 0 && `${t.marks.classes}: ${classList(mark.classes)}`,
  ]
  sheet.write(facts.filter(Boolean).join(' · '), { size: 8.5, colour: muted })
  if (mark.goods) sheet.write(`${t.marks.goods}: ${mark.goods}`, { size: 8.5 })
  if (mark.reason) sheet.write(`${t.marks.why}: ${mark.reason}`, { size: 8.5 })
  sheet.space(4)
  if (mark.alike) pictures(draw, mark, mark.alike)
  const { score } = mark
  if (score) {
    sheet.room(24)
    const figure = numberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    for (const [at, key] of measures.entries())
      sheet.measure(
        t.marks[key],
        score[key],
        score[key] === 0 ? '–' : figure.format(score[key]),
        at * (width / measures.length),
      )
    sheet.space(22)
  } else sheet.write(t.marks.byHand, { size: 8.5, colour: muted })
  sheet.space(4)
  sheet.rule()
  sheet.space(8)
}

function registers({ sheet, facts, t, language }: Draw): void {
  sheet.heading(t.registers.title)
  const { registers: read } = facts
  if (read === null) return sheet.write(t.registers.unknown)
  if (read.length === 0) sheet.write(t.registers.none)
  for (const { office, asOf } of read.toSorted((a, b) => a.office.localeCompare(b.office, 'en')))
    sheet.row(
      [
        { at: 0, wide: 240 },
        { at: 250, wide: width - 250 },
      ],
      [
        jurisdictionName(office, language),
        asOf ? fill(t.registers.to, { date: day(asOf, language) }) : t.registers.undated,
      ],
    )
  const missing = placesNotAsked(facts.places, read)
  if (missing.length > 0) sheet.write(fill(t.registers.missing, { list: names(missing, language) }))
}

const columns = [
  { at: 0, wide: 78 },
  { at: 84, wide: 66 },
  { at: 156, wide: 116 },
  { at: 278, wide: 108 },
  { at: 392, wide: 34 },
  { at: 430, wide: width - 430 },
] as const

/** Points that the names of the columns and a first row of some lines take: they stay with their heading. */
const tableBegin = 76

async function searches({ sheet, facts, t, language }: Draw): Promise<void> {
  sheet.heading(t.searches.title, facts.searches.length === 0 ? 20 : tableBegin)
  if (facts.searches.length === 0) return sheet.write(t.searches.none)
  const { when, what, query, narrowed, found, who } = t.searches
  sheet.row(columns, [when, what, query, narrowed, found, who], { font: 'bold', size: 8, colour: muted })
  for (const [at, search] of facts.searches.entries()) {
    if (at % rowsAtOnce === 0) await breathe()
    const { classes, scope, withDead, sources } = search.filters
    const filters = [
      sources && sourcesText(sources, t.searches),
      classes.length > 0 && fill(t.searches.classes, { list: classList(classes) }),
      // Classes and states narrow what is asked of registers of marks alone.
      !sources && t.searches.scope[scope],
      !sources && withDead && t.searches.dead,
      search.registers.map(({ office, asOf }) => (asOf ? `${office} ${asOf}` : office)).join(', '),
    ]
    sheet.row(
      columns,
      [
        `${day(search.at, language)} ${new Date(search.at).toISOString().slice(11, 16)}`,
        t.searches.kind[search.kind],
        search.query,
        filters.filter(Boolean).join('; '),
        String(search.found),
        search.who || '–',
      ],
      { size: 8.5 },
    )
  }
}
