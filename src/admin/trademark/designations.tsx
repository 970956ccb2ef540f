import { designationAdd, designationDays } from '#contract/designation.ts'
import { mayRefuseLater } from '#domain/docket/extension.ts'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { inMadrid } from '#domain/route/ways.ts'
import { hasEnded } from '#domain/trademark/status.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { Section } from '../kit/section.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { CarryOver } from './carry-over.tsx'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit, useKeptText } from '../kit/use-kept-text.ts'
import { trademarkPath } from '../paths.ts'

const members: readonly Jurisdiction[] = jurisdictions.filter((code) => code !== 'WIPO' && inMadrid(code))

/** Of an international registration the places that it was extended to; of one of them the registration and its days. */
export function Designations({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  if (row.jurisdiction !== 'WIPO' && !row.international) return null
  const day = (date: string | null | undefined) => (date ? formatDate(date, language) : t('unknown'))
  const { international } = row
  const open = (one: TrademarkFile['designations'][number]) => {
    if (hasEnded(one.status)) return []
    const refusable = one.deadlines[0]
      ? t(mayRefuseLater(one.jurisdiction) ? 'designation.refusable' : 'designation.refusableAtAll', {
          date: day(one.deadlines[0].due),
        })
      : t('designation.unnoticed')
    return [
      ...(one.status === 'Trademark registered' ? [] : [refusable]),
      ...(hasEnded(row.status) ? [t('designation.endedThere')] : []),
      ...(one.owner_entity?.id === row.owner_entity?.id ? [] : [t('designation.otherOwner')]),
      ...(one.designation_changes.some(({ kind }) => kind === 'goods') ? [t('designation.limited')] : []),
    ]
  }
  return (
    <Section title={t('designation.title')}>
      {international && (
        <>
          <p>
            {t('designation.of')}{' '}
            <a href={trademarkPath(international.id)}>{international.number ?? international.name}</a>
            {', '}
            {t('designation.ends', { date: day(international.expiration_date) })}
          </p>
          {hasEnded(international.status) && !hasEnded(row.status) && <p>{t('designation.ended')}</p>}
          <CarryOver row={row} />
          <Days row={row} />
        </>
      )}
      {row.jurisdiction === 'WIPO' && (
        <>
          {row.designations.length === 0 && <p className="mw-muted mw-small">{t('designation.none')}</p>}
          <ul className="wb-docs">
            {row.designations.map((one) => (
              <li key={one.id}>
                <a href={trademarkPath(one.id)}>{jurisdictionName(one.jurisdiction, language)}</a>{' '}
                {t(`status.${one.status}`)}
                <small>{[t('designation.since', { date: day(one.filing_date) }), ...open(one)].join('; ')}</small>
              </li>
            ))}
          </ul>
          <CutNote shown={row.designations.length} all={row.designations_aggregate} />
          {!hasEnded(row.status) && (
            <details>
              <summary>{t('designation.open')}</summary>
              <Add row={row} />
            </details>
          )}
        </>
      )}
    </Section>
  )
}

/** Both days of a designation as fields, and what is wrong with them. */
function DayFields({
  row,
  days: { designated, setDesignated, noticed, setNoticed },
  fields,
}: {
  row: TrademarkFile
  days: {
    designated: string
    setDesignated: (text: string) => void
    noticed: string
    setNoticed: (text: string) => void
  }
  fields: Parameters<typeof fieldError>[0]
}) {
  const t = useText()
  return (
    <div className="mw-pair">
      <TextField
        name="designatedOn"
        type="date"
        min={row.jurisdiction === 'WIPO' ? (row.registration_date ?? row.filing_date ?? undefined) : undefined}
        max={todayHere()}
        label={t('designation.designatedOn')}
        hint={t('designation.designatedHint')}
        value={designated}
        error={fieldError(fields, 'designatedOn', t('designation.designatedOn'))}
        onChange={(event) => setDesignated(event.target.value)}
      />
      <TextField
        name="noticedOn"
        type="date"
        max={todayHere()}
        label={t('designation.noticedOn')}
        hint={t('designation.noticedHint')}
        value={noticed}
        error={fieldError(fields, 'noticedOn', t('designation.noticedOn'))}
        onChange={(event) => setNoticed(event.target.value)}
      />
    </div>
  )
}

function Days({ row }: { row: TrademarkFile }) {
  const t = useText()
  const designated = useKeptEdit(`designation-since:${row.id}`, row.filing_date ?? '')
  const noticed = useKeptEdit(`designation-noticed:${row.id}`, row.designation_notice_date ?? '')
  const save = useSend(designationDays, { done: t('designation.saved'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const before = { designatedOn: designated.base || null, noticedOn: noticed.base || null }
    const body = { designatedOn: designated.text, noticedOn: noticed.text || null, before }
    const answer = await save.send({ params: { id: row.id }, body })
    if (answer.ok) for (const edit of [designated, noticed]) edit.forget()
  }
  return (
    <StepForm
      send={send}
      refused={save.error}
      busy={save.busy}
      disabled={designated.text === ''}
      submit={t('designation.save')}
    >
      <DayFields
        row={row}
        days={{
          designated: designated.text,
          setDesignated: designated.set,
          noticed: noticed.text,
          setNoticed: noticed.set,
        }}
        fields={save.fields}
      />
      <Theirs edit={designated} />
      <Theirs edit={noticed} />
    </StepForm>
  )
}

function Add({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const [place, setPlace, forgetPlace] = useKeptText(`designation-place:${row.id}`)
  const first = row.registration_date ?? row.filing_date ?? ''
  const [designated, setDesignated, forgetDesignated] = useKeptText(`designation-since:${row.id}`, first)
  const [noticed, setNoticed, forgetNoticed] = useKeptText(`designation-noticed:${row.id}`)
  const add = useSend(designationAdd, { done: t('designation.added'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const jurisdiction = members.find((code) => code === place)
    if (!jurisdiction) return
    const body = { jurisdiction, designatedOn: designated, noticedOn: noticed || null }
    const answer = await add.send({ params: { id: row.id }, body })
    if (answer.ok) for (const forget of [forgetPlace, forgetDesignated, forgetNoticed]) forget()
  }
  return (
    <StepForm
      send={send}
      refused={add.error}
      busy={add.busy}
      disabled={place === '' || designated === ''}
      submit={t('designation.add')}
    >
      <Select
        name="designatedPlace"
        label={t('field.place')}
        empty={t('designation.choose')}
        options={members
          .map((value) => ({ value, label: jurisdictionName(value, language) }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        value={place}
        error={fieldError(add.fields, 'jurisdiction', t('field.place'))}
        onChange={(event) => setPlace(event.target.value)}
      />
      <DayFields row={row} days={{ designated, setDesignated, noticed, setNoticed }} fields={add.fields} />
    </StepForm>
  )
}
