import { Entry } from '#ui/entry.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import type { TrademarkData } from './load.server.ts'

/** How much shows the use of the mark, what is missing, and the way there. */
export function UseProofsEntry({ data }: { data: TrademarkData }) {
  const t = useText('use-proof')
  const language = useLanguage()
  if (data.collected === null) return null
  const { count, missing } = data.collected
  return (
    <Entry id="use-proofs" margin={t('entry.margin')}>
      <h2 className="mw-h3" id="use-proofs-title">
        {t('entry.title')}
      </h2>
      <p>
        {count === 0 ? t('entry.none') : t('entry.count', { count })}{' '}
        {missing.length > 0 && t('entry.missing', { count: missing.length, classes: missing.join(', ') })}
      </p>
      <p>
        <a href={path.proofsOfUse({ id: data.id }, { language })}>{t('entry.open')}</a>
      </p>
    </Entry>
  )
}
