import { monitoringResultNotify, monitoringResultUpdate } from '#contract/watch.ts'
import type { HitFile } from '#operations/staff/hits.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Letters } from '#ui/letters.tsx'
import { Mark } from '#ui/mark.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { DocumentsSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Place } from '../kit/place.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { servicePath, trademarkPath, userPath } from '../paths.ts'
import { FilingFields } from './filing-fields.tsx'
import { filingOf, keptFiling, keptJson, typedFiling } from './hit-form.ts'
import { ratings } from './hit-peek.tsx'

/** One found mark: both marks, its rating, the letter to the owner, what was ordered, and its filing put right. */
export function HitShow() {
  return (
    <ShowPage<HitFile> table="trademark_monitoring_result">{(row) => <HitScreen row={row} key={row.id} />}</ShowPage>
  )
}

function HitScreen({ row }: { row: HitFile }) {
  const t = useText()
  const { trademark } = row
  return (
    <Page
      title={`${row.mark_name}, ${trademark.name}`}
      heading={
        <>
          <Mark>{row.mark_name}</Mark>{' '}
          <small className="wb-bar__ref">
            <Place code={row.jurisdiction} /> {row.application_number}
          </small>
        </>
      }
      sub={t(`hits.kind.${row.type}`)}
    >
      <div className="wb-two">
        <div>
          <Section title={t('hits.rate')}>
            <Rating row={row} />
          </Section>
          <Section title={t('hitForm.filing')}>
            <FilingForm row={row} />
          </Section>
        </div>
        <div>
          <Section title={t('hits.watched')}>
            <div className="mw-stack mw-stack--s">
              <Letters
                own={trademark.name}
                earlier={row.mark_name}
                ownLabel={t('hits.watched')}
                earlierLabel={t('hits.found')}
                small
              />
              <p>
                <a href={trademarkPath(trademark.id)}>
                  {trademark.name} <Place code={trademark.jurisdiction} /> {trademark.number}
                </a>
              </p>
              {trademark.user && (
                <p>
                  <a href={userPath(trademark.user.id)}>{personName(trademark.user)}</a>
                </p>
              )}
              {row.relevance !== null && (
                <div>
                  <ButtonLink small href={`/monitoring-result/${row.id}`} target="_blank">
                    {t('hitForm.clientView')}
                  </ButtonLink>
                </div>
              )}
            </div>
          </Section>
          <Section title={t('hitForm.orders')}>
            {row.orders.length === 0 && <p className="mw-small mw-muted">{t('hitForm.noOrders')}</p>}
            <ul className="wb-docs">
              {row.orders.map((order) => (
                <li key={order.id}>
                  <a href={servicePath(order.id)}>{order.public_id}</a>
                  <small>{order.status}</small>
                </li>
              ))}
            </ul>
          </Section>
          <DocumentsSection row={row} />
        </div>
      </div>
    </Page>
  )
}

function Rating({ row }: { row: HitFile }) {
  const t = useText()
  const rate = useSend(monitoringResultUpdate, { done: t('hitForm.saved'), ownRefusal: true })
  const write = useSend(monitoringResultNotify, { done: t('hitForm.written'), ownRefusal: true })
  const params = { id: row.id }
  return (
    <div className="mw-stack mw-stack--s">
      <p>
        {row.relevance === null ? t('hitForm.unrated') : t(`hits.relevance.${row.relevance}`)}
        {row.relevance !== null && <small> {t(row.seen ? 'hitForm.seen' : 'hitForm.unseen')}</small>}
      </p>
      <div className="wb-hits__rate">
        {ratings.map(({ relevance }) => (
          <Button
            key={relevance}
            small
            kind="secondary"
            aria-pressed={row.relevance === relevance}
            disabled={rate.busy}
            onClick={() => void rate.send({ params, body: { relevance } })}
          >
            {t(`hits.relevance.${relevance}`)}
          </Button>
        ))}
      </div>
      <Refusal error={rate.error} />
      {row.relevance !== null && (
        <div>
          <Button small busy={write.busy} onClick={() => void write.send({ params })}>
            {t('hitForm.write')}
          </Button>
        </div>
      )}
      <Refusal error={write.error} />
    </div>
  )
}

function FilingForm({ row }: { row: HitFile }) {
  const t = useText()
  const save = useSend(monitoringResultUpdate, { done: t('hitForm.saved'), ownRefusal: true })
  const current = typedFiling(row)
  const [kept, keep, forget] = useKeptText(`hit:${row.id}`)
  const edit = keptJson(kept) as { base?: unknown; text?: unknown } | null
  const [base, text] = [keptFiling(edit?.base) ?? current, keptFiling(edit?.text) ?? current]
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { filing: filingOf(text), before: filingOf(base) }
        void save.send({ params: { id: row.id }, body }).then(({ ok }) => {
          if (ok) forget()
        })
      }}
    >
      <p className="mw-small mw-muted">{t('hitForm.hint')}</p>
      <FilingFields
        typed={text}
        set={(name, value) => keep(JSON.stringify({ base, text: { ...text, [name]: value } }))}
        fields={save.fields}
        under="filing."
      />
      <Refusal error={save.error} />
      <div className="mw-cluster">
        <Button small type="submit" busy={save.busy} disabled={edit === null}>
          {t('hitForm.save')}
        </Button>
        {edit !== null && (
          <Button small kind="quiet" onClick={forget}>
            {t('hitForm.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
