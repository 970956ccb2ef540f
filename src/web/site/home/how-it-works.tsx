import { Entry } from '#ui/entry.tsx'
import { Table } from '#ui/table.tsx'
import { useText } from '../../i18n/text.ts'

const steps = ['verification', 'drafting', 'filing'] as const

export function HowItWorks() {
  const t = useText('site')
  return (
    <Entry id="how" margin={t('how.margin')}>
      <h2 className="mw-h2 max-w-[24em] mb-4" id="how-title">
        {t('how.title')}
      </h2>
      <Table
        caption={t('how.margin')}
        large
        rows={steps}
        rowKey={(step) => step}
        columns={[
          { key: 'step', title: t('how.step'), head: true, className: 'mw-h3', cell: (step) => t(`how.${step}`) },
          { key: 'what', title: t('how.what'), cell: (step) => t(`how.${step}What`) },
          { key: 'hold', title: t('how.hold'), cell: (step) => t(`how.${step}Hold`) },
          { key: 'pay', title: t('how.pay'), cell: (step) => t(`how.${step}Pay`) },
        ]}
      />
    </Entry>
  )
}
