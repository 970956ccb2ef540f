import { Fragment } from 'react'
import type { relevances } from '#domain/monitoring/status.ts'
import { Button } from '#ui/button.tsx'
import { Letters } from '#ui/letters.tsx'
import { Reasons } from '#ui/reasons.tsx'
import { useLanguage, useNames, useText, type Text } from '../i18n/texts.ts'
import { Kbd } from '../kit/kbd.tsx'
import { PeekPanel } from '../kit/peek-panel.tsx'
import { personName } from '../kit/person.ts'
import { Place } from '../kit/place.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { hitPath, trademarkPath, userPath } from '../paths.ts'
import type { Hit } from './hits.ts'
import { OppositionDay, OppositionSum } from './opposition.tsx'

export type Relevance = (typeof relevances)[number]

/** The ratings with their keys, in the order of the buttons. */
export const ratings = [
  { relevance: 'high', key: '1' },
  { relevance: 'medium', key: '2' },
  { relevance: 'low', key: '3' },
] as const satisfies readonly { relevance: Relevance; key: string }[]

/** Why a hit is one, strongest first; every figure is a likeness from 0 to 1. */
function reasonsOf(t: Text, { reasons, classes }: Hit): { key: string; text: string }[] {
  const { same, looks, sounds, soundsAs, part, means, shared, goods } = reasons
  const two = (value: number) => value.toFixed(2)
  const signs = same
    ? [{ key: same, text: t(`hits.same.${same}`) }]
    : [
        {
          key: 'sounds',
          value: sounds,
          text: t('hits.sounds', { value: two(sounds), one: soundsAs[0], two: soundsAs[1] }),
        },
        { key: 'looks', value: looks, text: t('hits.looks', { value: two(looks) }) },
        { key: 'part', value: shared === '' ? 0 : part, text: t('hits.part', { value: two(part), shared }) },
        { key: 'means', value: means, text: t('hits.means', { value: two(means) }) },
      ]
        .filter(({ value }) => value >= 0.5)
        .sort((a, b) => b.value - a.value)
  const list = (goods.classes.length > 0 ? goods.classes : classes).join(', ')
  return [...signs, { key: 'goods', text: t(`hits.goods.${goods.level}`, { list }) }]
}

/** Our word for the state, with the office's own where it gives one. */
function stateOf(t: Text, { state, status }: Hit): string {
  return status === null ? t(`hits.states.${state}`) : `${t(`hits.states.${state}`)} (${status})`
}

interface HitPeekProps {
  hit: Hit
  busy: boolean
  /** On a phone it lies over the list. */
  open: boolean
  onRate: (relevance: Relevance) => void
  onClose: () => void
}

/** One hit beside the list: both marks letter under letter, the reasons, the office's facts, and the three ratings. */
export function HitPeek({ hit, busy, open, onRate, onClose }: HitPeekProps) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const day = (date: string | null): string => (date ? formatDate(date, language) : t('unknown'))
  const { trademark: watched } = hit
  const facts = [
    { key: 'state', label: t('hits.state'), value: stateOf(t, hit) },
    { key: 'filed', label: t('field.filed'), value: day(hit.filing_date) },
    ...(hit.priority_date ? [{ key: 'priority', label: t('hits.priority'), value: day(hit.priority_date) }] : []),
    { key: 'published', label: t('hits.published'), value: day(hit.publication_date) },
    { key: 'registered', label: t('hits.registered'), value: day(hit.registration_date) },
    { key: 'number', label: t('hits.registration'), value: hit.trademark_number ?? t('unknown') },
    { key: 'classes', label: t('field.classes'), value: hit.classes.join(', ') || t('unknown') },
    { key: 'type', label: t('field.type'), value: hit.mark_type ? names(`type.${hit.mark_type}`) : t('unknown') },
    {
      key: 'watched',
      label: t('hits.watched'),
      value: (
        <a href={trademarkPath(watched.id)}>
          {watched.name} <Place code={watched.jurisdiction} />
        </a>
      ),
    },
    { key: 'watchedClasses', label: t('hits.watchedClasses'), value: hit.watchedClasses.join(', ') || t('unknown') },
    {
      key: 'client',
      label: t('field.client'),
      value: watched.user && <a href={userPath(watched.user.id)}>{personName(watched.user)}</a>,
    },
  ]
  return (
    <PeekPanel
      label={hit.mark_name}
      mark={hit.mark_name}
      over={
        <>
          {t(`hits.kind.${hit.type}`)}, <Place code={hit.jurisdiction} /> {hit.application_number}
        </>
      }
      open={open}
      onClose={onClose}
    >
      <Letters
        own={hit.trademark.name}
        earlier={hit.mark_name}
        ownLabel={t('hits.watched')}
        earlierLabel={t('hits.found')}
        small
      />
      <section>
        <h3>{t('hits.why', { mark: hit.reasons.mark.toFixed(2), risk: hit.reasons.risk.toFixed(2) })}</h3>
        <Reasons items={reasonsOf(t, hit)} />
        <p className="mw-source">{t('hits.opinion')}</p>
      </section>
      <section>
        <h3>{t('hits.standing')}</h3>
        <p>{t(`hits.reach.${hit.standing.reach}`)}</p>
        <p>{t(`hits.seniority.${hit.standing.seniority}`)}</p>
        <div className="wb-hits__until">
          <OppositionDay standing={hit.standing} />
        </div>
        <OppositionSum standing={hit.standing} />
      </section>
      <section>
        <h3>{t('hits.rate')}</h3>
        <div className="wb-hits__rate">
          {ratings.map(({ relevance, key }) => (
            <Button key={relevance} small kind="secondary" disabled={busy} onClick={() => onRate(relevance)}>
              {t(`hits.relevance.${relevance}`)}
              <Kbd keys={key} />
            </Button>
          ))}
        </div>
        <p className="mw-source">{t('hits.told')}</p>
        <p className="mw-small">
          <a href={hitPath(hit.id)}>{t('hitForm.filing')}</a>
        </p>
      </section>
      <section>
        <h3>{t('queue.facts')}</h3>
        <dl>
          {facts.map(({ key, label, value }) => (
            <Fragment key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      {hit.filing_changed_at && (
        <p className="mw-source">{t('hits.changed', { date: day(dayOf(hit.filing_changed_at)) })}</p>
      )}
      {hit.ipo_link?.startsWith('https://') && (
        <p className="mw-small">
          <a href={hit.ipo_link} target="_blank" rel="noreferrer">
            {t('hits.office')}
          </a>
        </p>
      )}
    </PeekPanel>
  )
}
