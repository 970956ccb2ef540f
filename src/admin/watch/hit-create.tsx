import { useNavigate } from 'react-router-dom'
import { monitoringResultCreate } from '#contract/watch.ts'
import { isJurisdiction, jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { Mark } from '#ui/mark.tsx'
import { Select } from '#ui/select.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { Place } from '../kit/place.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { hitPath, to } from '../paths.ts'
import { FilingFields } from './filing-fields.tsx'
import { emptyFiling, filingOf, keptFiling, keptJson } from './hit-form.ts'

/** Enters a mark that somebody found near the trademark that the address names. */
export function HitCreate() {
  return <ShowPage<TrademarkFile> table="trademark">{(row) => <Create row={row} key={row.id} />}</ShowPage>
}

function Create({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const make = useSend(monitoringResultCreate, { done: t('hitForm.made'), ownRefusal: true })
  const [kept, keep, forget] = useKeptText(`hit-new:${row.id}`)
  const [place, setPlace, forgetPlace] = useKeptText(`hit-new-place:${row.id}`, row.jurisdiction)
  const typed = keptFiling(keptJson(kept)) ?? emptyFiling
  const send = async (): Promise<void> => {
    const jurisdiction = (isJurisdiction(place) ? place : '') as Jurisdiction
    const answer = await make.send({ params: { id: row.id }, body: { jurisdiction, ...filingOf(typed) } })
    if (!answer.ok) return
    forget()
    forgetPlace()
    await navigate(to(hitPath(answer.value.id)))
  }
  return (
    <Page
      title={`${row.name}, ${t('hitForm.new')}`}
      heading={
        <>
          <Mark>{row.name}</Mark>{' '}
          <small className="wb-bar__ref">
            <Place code={row.jurisdiction} /> {row.number}
          </small>
        </>
      }
      sub={t('hitForm.new')}
    >
      <Section title={t('hitForm.new')}>
        <form
          className="mw-stack wb-form"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <p className="mw-small mw-muted">{t('hitForm.newText')}</p>
          <Select
            name="jurisdiction"
            label={t('field.place')}
            value={place}
            error={fieldError(make.fields, 'jurisdiction', t('field.place'))}
            onChange={(event) => setPlace(event.target.value)}
            options={jurisdictions
              .map((code) => ({ value: code, label: jurisdictionName(code, language) }))
              .toSorted((a, b) => a.label.localeCompare(b.label, language))}
          />
          <FilingFields
            typed={typed}
            set={(name, text) => keep(JSON.stringify({ ...typed, [name]: text }))}
            fields={make.fields}
          />
          <Refusal error={make.error} />
          <Button kind="primary" small type="submit" busy={make.busy}>
            {t('hitForm.make')}
          </Button>
        </form>
      </Section>
    </Page>
  )
}
