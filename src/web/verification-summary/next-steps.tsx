import { Entry } from '#ui/entry.tsx'
import { Timeline, type Moment } from '#ui/timeline.tsx'
import { useText } from '../i18n/text.ts'
import type { SummaryData } from './load.server.ts'

/** What follows an order, step by step. The six months are those of the Paris Convention, article 4. */
export function NextSteps({ number, data: { price, places } }: { number: number; data: SummaryData }) {
  const t = useText('summary')
  const common = useText('common')
  const months = price?.months
  const moments: (Moment | false)[] = [
    { key: 'choose', state: 'now', when: t('steps.now'), title: t('steps.choose'), text: t('steps.chooseText') },
    { key: 'draft', state: 'next', when: t('steps.then'), title: t('steps.draft'), text: t('steps.draftText') },
    { key: 'file', state: 'next', when: t('steps.approved'), title: t('steps.file'), text: t('steps.fileText') },
    places.length > 1 && {
      key: 'priority',
      state: 'next',
      when: t('steps.sixMonths'),
      title: t('steps.priority'),
      text: t('steps.priorityText'),
    },
    !!price &&
      !!months && {
        key: 'registered',
        state: 'next',
        when: common('months', { from: months[0], to: months[1], count: months[1] }),
        title: t('steps.registered', { place: price.place.name }),
        text: t('steps.registeredText'),
      },
  ]
  return (
    <Entry id="next" number={number} margin={t('steps.margin')}>
      <h2 className="mw-h2 mb-3" id="next-title">
        {t('steps.title')}
      </h2>
      <Timeline moments={moments.filter((moment) => moment !== false)} />
    </Entry>
  )
}
