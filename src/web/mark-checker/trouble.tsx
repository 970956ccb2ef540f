import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useText } from '../i18n/text.ts'
import type { Phase } from './use-checker.ts'

/** Why there is no new answer, what is kept and what to do. */
export function Trouble({ phase, again }: { phase: Phase; again?: () => void }) {
  const t = useText('checker')
  if (phase !== 'refused' && phase !== 'offline' && phase !== 'broken') return null
  return (
    <div className="mw-checker__trouble" role="alert">
      <Callout tone="amber" title={t(`${phase}.title`)}>
        <p>{t(`${phase}.text`)}</p>
      </Callout>
      {again && (
        <Button small onClick={again}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}
