import { useEffect } from 'react'
import { applicationReading } from '#contract/application.ts'
import type { CallOutput } from '#contract/call.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { useAsk } from '../calls.ts'
import { useLanguage, useOwnerWords, useText, type Text } from '../i18n/texts.ts'
import { Waiting } from '../kit/refusal-note.tsx'
import { formatInstant } from '../kit/time.ts'

type Change = CallOutput<typeof applicationReading>['changes'][number]

interface ReadingProps {
  requestId: string
  /** When the draft was saved last; what changed is asked anew after it. */
  savedAt: Date | null
}

function nameOf(change: Change, t: Text, owner: ReturnType<typeof useOwnerWords>, places: string): string {
  const { kind, class: number, field } = change
  const values = { class: number ?? '', places }
  if (kind === 'owner')
    return t('reading.owner', { field: field === 'type' ? t('reading.ownerType') : owner(field as 'street') })
  if (field === 'visible') return t('reading.visible')
  if (kind === 'mailing' || kind === 'domicile') return t(`reading.${kind}`, { field: owner(field as 'street') })
  if (kind === 'priority') return t(`reading.priority.${field as 'date'}`)
  if (kind === 'firstUse') return t(`reading.${field as 'anywhere'}`, values)
  return t(`reading.${kind}`, values)
}

/** When the client read the draft last, and what changed since. */
export function Reading({ requestId, savedAt }: ReadingProps) {
  const t = useText()
  const language = useLanguage()
  const owner = useOwnerWords()
  const { data, refetch } = useAsk(applicationReading, { params: { id: requestId } }, 0)
  useEffect(() => {
    if (savedAt) void refetch()
  }, [savedAt, refetch])
  if (!data) return <Waiting lines={2} />
  if (data.readAt === null) return <p className="mw-muted mw-small">{t('reading.never')}</p>
  const isChanged = data.changes.length > 0
  return (
    <>
      <p className="mw-small">
        {t('reading.last', { when: formatInstant(data.readAt, language) })}{' '}
        {t(isChanged ? 'reading.since' : 'reading.nothing')}
      </p>
      {isChanged && (
        <ul className="wb-notes">
          {data.changes.map((change) => {
            const places = change.places.map((code) => jurisdictionName(code, language)).join(', ')
            const name = nameOf(change, t, owner, places)
            const hasValues = !['comment', 'picture', 'recording'].includes(change.kind) && change.field !== 'visible'
            return (
              <li key={[change.kind, places, change.class, change.field].join(' ')}>
                <p>{name}</p>
                {change.added.length > 0 && <small>{t('reading.added', { terms: change.added.join('; ') })} </small>}
                {change.removed.length > 0 && (
                  <small>{t('reading.removed', { terms: change.removed.join('; ') })} </small>
                )}
                {hasValues && change.after !== null && <small>{change.after} </small>}
                {hasValues && change.before !== null && <small>{t('reading.before', { value: change.before })}</small>}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
