import type { ReportContent } from '#domain/brand-report/content.ts'
import { countsOf, riskCount, type Seriousness } from '#domain/brand-report/open-risks.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate, formatMonth, type PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Translate } from '#platform/mail/post.ts'
import { muted, Sheet } from '#platform/pdf/sheet.ts'

interface Told {
  content: ReportContent
  month: PlainDate
  t: Translate
  language: Language
}

/** A weight is told by its word and by a square beside it. */
const colours: Record<Seriousness, string> = { high: '#A3263A', medium: '#A8660B', low: '#2F6B4F', unrated: '#8A90A0' }

/** The report of a month on A4 pages. */
export async function reportPdf({ content, month, t, language }: Told): Promise<Uint8Array> {
  const title = t('brandReport.title', { brand: content.brand })
  const sheet = new Sheet(title, `${content.asOf}T00:00:00Z`)
  const told = { content, month, t, language }
  sheet.plate(content.brand, t('brandReport.ofMonth', { month: formatMonth(month, language) }))
  risks(sheet, told)
  happened(sheet, told)
  money(sheet, told)
  dates(sheet, told)
  return await sheet.finish(
    (page, pages) => `${t('brandReport.ofMonth', { month: formatMonth(month, language) })}   ${page} / ${pages}`,
  )
}

const numbers = [
  { at: 0, wide: 400 },
  { at: 403, wide: 80, align: 'right' },
] as const

function risks(sheet: Sheet, { content, t, language }: Told): void {
  sheet.heading(t('brandReport.risksOn', { day: formatDate(content.asOf, language) }))
  sheet.write(String(riskCount(content.risks)), { font: 'display', size: 28 })
  sheet.space(4)
  if (content.risks.length === 0) return sheet.write(t('brandReport.noRisks'))
  for (const { seriousness, count } of countsOf(content.risks)) {
    sheet.room(40)
    sheet.space(4)
    sheet.square(colours[seriousness], `${t(`brandReport.seriousness.${seriousness}`)}: ${count}`, 0, 300, 'left')
    sheet.space(16)
    for (const risk of content.risks.filter((one) => one.seriousness === seriousness))
      sheet.row(numbers, [t(`brandReport.kind.${risk.kind}`), String(risk.count)])
  }
  sheet.write(t('brandReport.howCounted'), { size: 8.5, colour: muted })
}

function happened(sheet: Sheet, { content: { happened: all }, t }: Told): void {
  sheet.heading(t('brandReport.happened'))
  const lines: [string, number][] = [
    [t('brandReport.sightings'), all.sightings],
    [t('brandReport.hits'), all.hits],
    [t('brandReport.casesOpened'), all.casesOpened],
    ...all.casesClosed.map(({ outcome, count }): [string, number] => [
      t('brandReport.casesClosed', { outcome: t(`brandReport.outcome.${outcome ?? 'none'}`) }),
      count,
    ]),
    [t('brandReport.takenDown'), all.takenDown],
    [t('brandReport.noticesSent'), all.noticesSent],
    [t('brandReport.noticesWithdrawn'), all.noticesWithdrawn],
  ]
  for (const [label, count] of lines) sheet.row(numbers, [label, String(count)])
}

function money(sheet: Sheet, { content: { spent }, t, language }: Told): void {
  sheet.heading(t('brandReport.spent'))
  if (spent.length === 0) sheet.write(t('brandReport.nothingSpent'))
  for (const { what, currency, paid, givenBack } of spent) {
    const label = t(`brandReport.what.${what}`)
    if (paid !== 0) sheet.row(numbers, [label, formatMoney(paid, currency, language)])
    if (givenBack !== 0)
      sheet.row(numbers, [t('brandReport.givenBack', { what: label }), formatMoney(-givenBack, currency, language)])
  }
}

const dateColumns = [
  { at: 0, wide: 110 },
  { at: 115, wide: 190 },
  { at: 310, wide: 173 },
] as const

function dates(sheet: Sheet, { content: { dates: all, moreDates, asOf }, t, language }: Told): void {
  sheet.heading(t('brandReport.dates'))
  if (all.length === 0) sheet.write(t('brandReport.noDates'))
  for (const { due, graceUntil, kind, mark, jurisdiction, isUnconfirmed } of all) {
    const day = isUnconfirmed
      ? t('brandReport.about', { month: formatMonth(due, language) })
      : formatDate(due, language)
    const late =
      due < asOf && graceUntil !== null ? `\n${t('brandReport.late', { day: formatDate(graceUntil, language) })}` : ''
    sheet.row(dateColumns, [
      `${day}${late}`,
      t(`calendar.kind.${kind}`),
      `${mark}, ${jurisdictionName(jurisdiction, language)}`,
    ])
  }
  if (moreDates > 0) sheet.write(t('brandReport.moreDates', { count: moreDates }))
}
