import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { carriedQuery, type Question } from './question.ts'
import type { Phase } from './use-checker.ts'

interface TroubleProps {
  phase: Phase
  again?: () => void
  /** What a person is asked instead; left out where the way to a person stands on the page anyhow. */
  question?: Question
}

/** Why there is no new answer, what is kept and what to do. */
export function Trouble({ phase, again, question }: TroubleProps) {
  const t = useText('checker')
  const language = useLanguage()
  if (phase !== 'refused' && phase !== 'offline' && phase !== 'broken') return null
  return (
    <div className="mw-checker__trouble" role="alert">
      <Callout tone="amber" title={t(`${phase}.title`)}>
        <p>{t(`${phase}.text`)}</p>
      </Callout>
      <div className="mw-cluster">
        {again && (
          <Button small onClick={again}>
            {t('again')}
          </Button>
        )}
        {question && phase !== 'offline' && (
          <ButtonLink
            small
            href={path.verification({}, { language, query: carriedQuery(question) })}
            referrerPolicy="no-referrer"
          >
            {t('ask')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
