import { useState } from 'react'
import { fillPath } from '#contract/client.ts'
import { applicationUse } from '#contract/application.ts'
import { draftedBases } from '#domain/use-in-commerce/status.ts'
import { draftSpecimenFile } from '#contract/specimen.ts'
import type { ApplicationRow, RequestRow } from '#operations/staff/request.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate } from '../kit/time.ts'

interface UnitedStatesProps {
  row: RequestRow
  application: ApplicationRow
  mayWrite: boolean
}

type Days = Record<number, { anywhere: string; inCommerce: string }>

const none = { anywhere: '', inCommerce: '' }

/** On what the application at the USPTO rests, and since when the mark is used. */
function BasisForm({ row, application }: Omit<UnitedStatesProps, 'mayWrite'>) {
  const t = useText()
  const list = application.application_jurisdictions.find((one) => one.jurisdiction === 'US')
  const classes = row.ordered_items?.classes ?? []
  const [basis, setBasis] = useState(draftedBases.find((one) => one === list?.uspto_filing_basis) ?? null)
  const [days, setDays] = useState<Days>(() =>
    Object.fromEntries(
      classes.map((number) => {
        const first = list?.uspto_first_use?.[String(number)]
        return [number, { anywhere: first?.anywhere ?? '', inCommerce: first?.inCommerce ?? '' }]
      }),
    ),
  )
  const save = useSend(applicationUse, { done: t('usUse.saved'), ownRefusal: true })
  const send = () =>
    save.send({
      params: { id: row.id },
      body: {
        basis,
        classes: classes.map((number) => ({
          number,
          firstUseAnywhere: days[number]?.anywhere ?? '',
          firstUseInCommerce: days[number]?.inCommerce ?? '',
        })),
      },
    })
  const turn = (number: number, name: keyof typeof none, value: string) =>
    setDays((old) => ({ ...old, [number]: { ...(old[number] ?? none), [name]: value } }))
  return (
    <StepForm send={send} refused={save.error} busy={save.busy} submit={t('usUse.save')}>
      <Select
        name="usBasis"
        label={t('usUse.basis')}
        empty={t('usUse.unsaid')}
        value={basis ?? ''}
        options={draftedBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
        error={fieldError(save.fields, 'basis', t('usUse.basis'))}
        onChange={(event) => setBasis(draftedBases.find((one) => one === event.target.value) ?? null)}
      />
      {basis === '1a' &&
        classes.map((number, at) => (
          <div className="mw-cols-2" key={number}>
            <TextField
              name={`anywhere-${number}`}
              type="date"
              label={t('usUse.anywhere', { number })}
              value={days[number]?.anywhere ?? ''}
              error={fieldError(save.fields, `classes.${at}.firstUseAnywhere`, t('usUse.anywhere', { number }))}
              onChange={(event) => turn(number, 'anywhere', event.target.value)}
            />
            <TextField
              name={`commerce-${number}`}
              type="date"
              label={t('usUse.commerce', { number })}
              value={days[number]?.inCommerce ?? ''}
              error={fieldError(save.fields, `classes.${at}.firstUseInCommerce`, t('usUse.commerce', { number }))}
              onChange={(event) => turn(number, 'inCommerce', event.target.value)}
            />
          </div>
        ))}
    </StepForm>
  )
}

/** What is said to the USPTO, and what the client handed in to show use. */
export function UnitedStates({ row, application, mayWrite }: UnitedStatesProps) {
  const t = useText()
  const language = useLanguage()
  const list = application.application_jurisdictions.find((one) => one.jurisdiction === 'US')
  const basis = draftedBases.find((one) => one === list?.uspto_filing_basis)
  const day = (date: string | null) => (date ? formatDate(date, language) : t('usUse.unknown'))
  return (
    <div className="mw-stack">
      {mayWrite ? (
        <BasisForm
          row={row}
          application={application}
          key={JSON.stringify([list?.uspto_filing_basis, list?.uspto_first_use])}
        />
      ) : (
        <>
          <p>{basis ? t(`basis.${basis}`) : t('usUse.unsaid')}</p>
          {Object.entries(list?.uspto_first_use ?? {}).map(([number, first]) => (
            <p key={number} className="mw-small">
              {t('usUse.class', { number, anywhere: day(first.anywhere), commerce: day(first.inCommerce) })}
            </p>
          ))}
        </>
      )}
      {(basis === '1a' || application.specimens.length > 0) && (
        <>
          <h3 className="mw-h4">{t('usUse.specimens')}</h3>
          {application.specimens.length === 0 && <p className="mw-muted mw-small">{t('usUse.noSpecimens')}</p>}
          <ul className="wb-docs">
            {application.specimens.map((one) => (
              <li key={one.id}>
                <a href={fillPath(draftSpecimenFile.path, { id: row.id, specimenId: one.id })} download>
                  {t('usUse.specimenOf', { number: one.class_number, name: one.document?.name ?? '' })}
                </a>
                <small>{[one.description, one.capture_date && day(one.capture_date)].filter(Boolean).join(', ')}</small>
              </li>
            ))}
          </ul>
          <CutNote shown={application.specimens.length} all={application.specimens_aggregate} />
        </>
      )}
    </div>
  )
}
