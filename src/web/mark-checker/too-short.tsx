import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { carriedQuery, isAskable, type Question } from './question.ts'

/** Of a single letter nothing is asked: says so in place of an answer that would just stay away, and where to go with it. */
export function TooShort({ question }: { question: Question }) {
  const t = useText('checker')
  const language = useLanguage()
  if (question.value === '' || isAskable(question)) return null
  return (
    <p className="mw-small mw-muted pt-3" role="status">
      {t('tooShort.text')}{' '}
      <a href={path.verification({}, { language, query: carriedQuery(question) })} referrerPolicy="no-referrer">
        {t('tooShort.ask')}
      </a>
      .
    </p>
  )
}
