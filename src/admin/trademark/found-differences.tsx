import { registerDifferenceJudge } from '#contract/register-difference.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { DifferencePair, differenceLabels } from '../kit/difference-pair.tsx'
import { Decided, Dismiss, FoundDifference, FoundDifferencesOf } from '../kit/found-difference.tsx'
import { personName } from '../kit/person.ts'
import { dayOf, formatDate } from '../kit/time.ts'

type Difference = TrademarkFile['register_differences'][number]

/** What the nightly comparison found of a mark, each with what a person said of it. */
export function FoundDifferences({ row }: { row: TrademarkFile }) {
  const t = useText()
  return (
    <FoundDifferencesOf title={t('registerDifference.title')}>
      {row.register_differences.map((one) => (
        <Entry key={`${one.id} ${one.found_at}`} trademarkId={row.id} row={one} />
      ))}
    </FoundDifferencesOf>
  )
}

function Entry({ trademarkId, row }: { trademarkId: string; row: Difference }) {
  const t = useText()
  const language = useLanguage()
  const { field, held, office, found_at: foundAt } = row
  const params = { id: trademarkId, differenceId: row.id }
  const reopen = useSend(registerDifferenceJudge, { done: t('registerDifference.reopened') })
  const dismiss = useSend(registerDifferenceJudge, { done: t('registerDifference.dismissedSaid'), ownRefusal: true })
  const who = row.dismissed_by_user ? personName(row.dismissed_by_user) : t('unknown')
  return (
    <FoundDifference
      label={t(differenceLabels[field])}
      pair={<DifferencePair field={field} held={held} office={office} />}
      found={t('registerDifference.foundOn', {
        date: formatDate(dayOf(foundAt), language),
        asOf: formatDate(row.as_of, language),
      })}
    >
      {row.dismissed_at === null ? (
        <Dismiss
          name={`register-difference:${row.id}`}
          words={{
            submit: t('registerDifference.dismiss'),
            reason: t('registerDifference.reason'),
            hint: t('registerDifference.reasonHint'),
          }}
          dismiss={dismiss}
          send={async (reason) => await dismiss.send({ params, body: { kind: 'dismiss', foundAt, reason } })}
        />
      ) : (
        <Decided
          said={`${t('registerDifference.dismissedBy', { who })}: ${row.dismiss_reason ?? ''}`}
          back={{
            label: t('registerDifference.reopen'),
            busy: reopen.busy,
            go: async () => await reopen.send({ params, body: { kind: 'reopen', foundAt } }),
          }}
        />
      )}
    </FoundDifference>
  )
}
