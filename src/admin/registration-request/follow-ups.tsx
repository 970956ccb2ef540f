import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { followUpCreate } from '#contract/follow-up.ts'
import { followUpsOfRequest } from '#operations/staff/follow-up.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { FollowUpTag } from '../kit/follow-up-tag.tsx'
import { runOperation } from '../graphql.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { formatInstant } from '../kit/time.ts'
import { followUpPath, to } from '../paths.ts'

/** The cases in which the client of an order was gone after, and the way to begin one. */
export function FollowUps({ row }: { row: RequestRow }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const begin = useSend(followUpCreate, { done: t('followUp.begun'), ownRefusal: true })
  const { data } = useQuery({
    // Among the reads that a call of the screen asks for anew.
    queryKey: ['registration_request', 'follow-ups', row.id, row.status],
    queryFn: async ({ signal }) => await runOperation(followUpsOfRequest, { id: row.id }, { signal }),
  })
  if (!data) return null
  const cases = data.follow_up_case
  const mayBegin = row.status_group !== 'Closed' && cases.every(({ status }) => status === 'Resolved')
  if (cases.length === 0 && !mayBegin) return null
  const open = async (): Promise<void> => {
    const answer = await begin.send({ params: { id: row.id } })
    if (answer.ok) await navigate(to(followUpPath(answer.value.id)))
  }
  return (
    <Section title={t('followUp.ofOrder')}>
      <ul className="wb-docs">
        {cases.map((one) => (
          <li key={one.id}>
            <a href={followUpPath(one.id)}>{formatInstant(one.created_at, language)}</a>{' '}
            <FollowUpTag status={one.status} />
            {one.outcome && <small>{t(`followUp.outcome.${one.outcome}`)}</small>}
          </li>
        ))}
      </ul>
      <CutNote shown={cases.length} all={data.follow_up_case_aggregate} />
      {mayBegin && (
        <>
          <Refusal error={begin.error} />
          <Button small busy={begin.busy} onClick={() => void open()}>
            {t('followUp.begin')}
          </Button>
        </>
      )}
    </Section>
  )
}
