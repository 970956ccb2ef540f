import { formatDate } from '#kernel/dates.ts'
import { Entry } from '#ui/entry.tsx'
import { LetGoForm } from '../../form/let-go-form.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { UseInCommerceData } from './load.server.ts'

/** What follows when nothing is filed, and the way to say that nothing will be. */
export function LetGo({ data }: { data: UseInCommerceData }) {
  const t = useText('use-in-commerce')
  const language = useLanguage()
  if (!data.can.abandon || data.held === null) return null
  const date = data.lateUntil ?? formatDate(data.held.date, language)
  const follows = data.place.code !== 'US' ? 'other' : data.isStatement ? 'statement' : 'registered'
  return (
    <Entry id="nothing" number={7} margin={t('letGo.margin')}>
      <h2 className="mw-h2 mb-2" id="nothing-title">
        {t('letGo.title')}
      </h2>
      <p className="mw-prose">{t(`letGo.${follows}`, { date })}</p>
      <LetGoForm
        title={t('letGo.open')}
        text={t('letGo.text')}
        why={t('letGo.why')}
        optional={t('optional')}
        submit={t('letGo.submit')}
      />
    </Entry>
  )
}
