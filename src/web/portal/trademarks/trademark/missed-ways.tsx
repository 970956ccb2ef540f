import { ButtonLink } from '#ui/button.tsx'
import { useText } from '../../../i18n/text.ts'
import type { Missed } from './missed.ts'

/** What can be done about a mark whose renewal was missed: it is told that it was renewed, applied for anew, or talked about. */
export function MissedWays({ ways: { again, renewed, write }, place }: { ways: Missed; place: string }) {
  const t = useText('portal')
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-cluster">
        <ButtonLink small href={renewed}>
          {t('missed.renewed')}
        </ButtonLink>
        {again && (
          <ButtonLink small href={again}>
            {t('extend.again', { place })}
          </ButtonLink>
        )}
        <ButtonLink small kind="quiet" href={write}>
          {t('missed.write')}
        </ButtonLink>
      </p>
      <p className="mw-small mw-muted">{t(again ? 'missed.text' : 'missed.textAtWipo')}</p>
    </div>
  )
}
