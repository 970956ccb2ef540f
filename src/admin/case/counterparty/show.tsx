import { useSearchParams } from 'react-router-dom'
import { counterpartyGraph } from '#contract/counterparty.ts'
import { linkLevels, sharedByFew } from '#domain/enforcement/counterparty-links.ts'
import { traitKinds } from '#domain/enforcement/counterparty-traits.ts'
import type { CounterpartyRow } from '#operations/staff/counterparty.ts'
import { Select } from '#ui/select.tsx'
import { Status } from '#ui/status.tsx'
import { useAsk } from '../../calls.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { Page } from '../../kit/page.tsx'
import { personName } from '../../kit/person.ts'
import { ReadFailure, Waiting } from '../../kit/refusal-note.tsx'
import { Section } from '../../kit/section.tsx'
import { ShowPage } from '../../kit/show-page.tsx'
import { formatDate } from '../../kit/time.ts'
import { casePath, userPath } from '../../paths.ts'
import { CounterpartyForm } from '../counterparty-form.tsx'
import { CaseStatusTag } from '../status-tag.tsx'
import { CounterpartyDrawing } from './graph.tsx'
import { LinkItem } from './link.tsx'
import { narrowedIn, shownOthers, type Graph } from './shown.ts'
import { TraitForm, Traits } from './traits.tsx'

/** Somebody on the other side: by what they are recognised, who shares it, and what people said of that. */
export function CounterpartyShow() {
  return (
    <ShowPage<CounterpartyRow> table="case_counterparty">{(row) => <Counterparty row={row} key={row.id} />}</ShowPage>
  )
}

function Counterparty({ row }: { row: CounterpartyRow }) {
  const t = useText()
  const { data, error, refetch } = useAsk(counterpartyGraph, { params: { id: row.id } }, 0)
  const again = (): void => void refetch()
  const back = data?.cases.find(({ backAfter }) => backAfter !== null)
  return (
    <Page
      title={row.primary_name}
      sub={back?.backAfter == null ? t('counterparty.sub') : t('counterparty.repeat', { count: back.backAfter })}
      actions={row.user && <a href={userPath(row.user.id)}>{personName(row.user)}</a>}
    >
      {error && !data ? (
        <ReadFailure error={error} retry={again} />
      ) : data ? (
        <div className="wb-two">
          <div>
            <Links row={row} graph={data} again={again} />
            <Section title={t('counterparty.casesOf')}>
              <Cases cases={data.cases} />
            </Section>
          </div>
          <div>
            <Section title={t('counterparty.traits')}>
              <Traits id={row.id} traits={data.traits} again={again} />
            </Section>
            <Section title={t('counterparty.add')}>
              <TraitForm id={row.id} again={again} />
            </Section>
            <Section title={t('case.other')}>
              <CounterpartyForm row={row} />
            </Section>
          </div>
        </div>
      ) : (
        <Waiting lines={12} />
      )}
    </Page>
  )
}

function Links({ row, graph, again }: { row: CounterpartyRow; graph: Graph; again: () => void }) {
  const t = useText()
  const [search] = useSearchParams()
  const shown = shownOthers(graph.others, narrowedIn(search))
  return (
    <>
      <Section title={t('counterparty.graph')}>
        <Narrowing />
        <CounterpartyDrawing name={row.primary_name} cases={row.cases_aggregate.aggregate.count} others={shown} />
        <p className="mw-small mw-muted">{t('counterparty.howMuch', { few: sharedByFew })}</p>
        <p className="mw-small mw-muted">{t('counterparty.confidential')}</p>
      </Section>
      <Section title={t('counterparty.links')} aside={String(shown.length)}>
        {shown.length === 0 && <p className="mw-muted">{t('counterparty.noneMatch')}</p>}
        <ul className="mw-ruled">
          {shown.map((other) => (
            <LinkItem key={other.id} id={row.id} other={other} again={again} />
          ))}
        </ul>
        {graph.more > 0 && <p className="mw-small mw-muted">{t('counterparty.more', { count: graph.more })}</p>}
      </Section>
    </>
  )
}

/** What of the links is shown; each choice stands in the address. */
function Narrowing() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { least, kind, said } = narrowedIn(search)
  const set = (name: string, value: string): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.set(name, value)
      return next
    })
  return (
    <div className="mw-cluster">
      <Select
        name="least"
        label={t('counterparty.minimum')}
        value={least}
        options={linkLevels.toReversed().map((level) => ({ value: level, label: t(`counterparty.atLeast.${level}`) }))}
        onChange={(event) => set('least', event.target.value)}
      />
      <Select
        name="kind"
        label={t('counterparty.kindFilter')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('counterparty.all') },
          ...traitKinds.map((one) => ({ value: one, label: t(`counterparty.kindOf.${one}`) })),
        ]}
        onChange={(event) => set('kind', event.target.value)}
      />
      <Select
        name="said"
        label={t('counterparty.person')}
        value={said}
        options={(['any', 'undecided', 'decided'] as const).map((one) => ({
          value: one,
          label: t(`counterparty.${one}`),
        }))}
        onChange={(event) => set('said', event.target.value)}
      />
    </div>
  )
}

function Cases({ cases }: Pick<Graph, 'cases'>) {
  const t = useText()
  const language = useLanguage()
  if (cases.length === 0) return <p className="mw-muted">{t('counterparty.noCases')}</p>
  return (
    <ul className="mw-ruled">
      {cases.map((one) => (
        <li key={one.id} className="mw-split">
          <span>
            <a href={casePath(one.id)}>{`${formatDate(one.openedOn, language)}, ${one.name}`}</a>{' '}
            {one.backAfter !== null && <Status tone="seal">{t('counterparty.back', { count: one.backAfter })}</Status>}
          </span>
          <CaseStatusTag status={one.status} />
        </li>
      ))}
    </ul>
  )
}
