import { useEffect } from 'react'
import { applicationFilingCheck } from '#contract/application.ts'
import type { CallOutput } from '#contract/call.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Waiting } from '../kit/refusal-note.tsx'
import { Wording } from './wording.tsx'

interface FilingCheckProps {
  requestId: string
  /** When the draft was saved last; the check is made anew after it. */
  savedAt: Date | null
}

/** What would be refused or asked about if the draft were filed as it stands, each with where the rule is found. */
export function FilingCheck({ requestId, savedAt }: FilingCheckProps) {
  const { data, refetch } = useAsk(applicationFilingCheck, { params: { id: requestId } }, 0)
  useEffect(() => {
    if (savedAt) void refetch()
  }, [savedAt, refetch])
  if (!data) return <Waiting lines={2} />
  return (
    <>
      <Findings findings={data.findings} />
      <Wording places={data.wording} lists={data.termLists} />
    </>
  )
}

type Checked = CallOutput<typeof applicationFilingCheck>

function Findings({ findings }: Pick<Checked, 'findings'>) {
  const t = useText()
  const language = useLanguage()
  if (findings.length === 0) return <p className="mw-muted mw-small">{t('check.nothing')}</p>
  return (
    <ul className="wb-notes">
      {findings.map((one) => (
        <li key={`${one.rule} ${one.place ?? ''} ${one.what}`}>
          <p>
            <span className={`wb-tag ${one.level === 'blocking' ? 'wb-tag--late' : 'wb-tag--due'}`}>
              {t(`check.${one.level}`)}
            </span>{' '}
            {t(`check.rule.${one.rule}`, { what: one.what })}
            {one.place && `, ${jurisdictionName(one.place, language)}`}
          </p>
          <small>{one.source}</small>
        </li>
      ))}
    </ul>
  )
}
