import { classesOf } from '#domain/catalog/goods-lines.ts'
import { useSearchParams } from 'react-router-dom'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Table } from '#ui/table.tsx'
import { withdrawalOf } from '#operations/withdrawal.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { statusCell } from '../kit/cells.tsx'
import { CutNote } from '../kit/cut-note.tsx'
import { formatDate } from '../kit/time.ts'
import { requestPath, trademarkPath } from '../paths.ts'
import { trademarkNextAction } from '../queue/next-action.ts'

type FiledMark = RequestRow['trademarks'][number]

/** A mark with whether a consumer withdrew from its order. */
type NextMark = FiledMark & { isWithdrawn: boolean }

/** The mark that the address names. */
const useNamedMark = (): string | null => useSearchParams()[0].get('trademarkId')

/** The trademarks of the request, at least one per jurisdiction, each with its next action; one that the address names stands first. */
export function FilingTab({ row }: { row: RequestRow }) {
  const t = useText()
  const language = useLanguage()
  const named = useNamedMark()
  const isWithdrawn = withdrawalOf(row) !== undefined
  const marks = row.trademarks
    .map((mark): NextMark => ({ ...mark, isWithdrawn }))
    .toSorted((a, b) => Number(b.id === named) - Number(a.id === named))
  if (row.trademarks.length === 0) {
    return (
      <div className="wb-pad">
        <EmptyState title={t('filing.noneTitle')} text={t('filing.noneText')}>
          <ButtonLink small href={requestPath(row.id, 'drafting')}>
            {t('tab.drafting')}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="wb-pad">
      <Table
        caption={t('tab.filing')}
        rows={marks}
        rowKey={(mark) => mark.id}
        columns={[
          {
            key: 'place',
            title: t('field.place'),
            head: true,
            cell: registerCell,
          },
          { key: 'classes', title: t('field.classes'), cell: (mark) => classesOf(mark.goods_and_services) || '–' },
          { key: 'status', title: t('field.status'), cell: statusCell },
          { key: 'number', title: t('field.number'), cell: (mark) => mark.number ?? '–' },
          {
            key: 'filed',
            title: t('field.filed'),
            cell: (mark) => (mark.filing_date ? formatDate(mark.filing_date, language) : '–'),
          },
          {
            key: 'registered',
            title: t('field.registered'),
            cell: (mark) => (mark.registration_date ? formatDate(mark.registration_date, language) : '–'),
          },
          {
            key: 'next',
            title: t('queue.column.next'),
            cell: actionCell,
          },
        ]}
      />
      <CutNote shown={row.trademarks.length} all={row.trademarks_aggregate} />
    </div>
  )
}

const registerCell = (mark: FiledMark) => <RegisterLink mark={mark} />
const actionCell = (mark: NextMark) => <ActionLink mark={mark} />

function RegisterLink({ mark }: { mark: FiledMark }) {
  const t = useText()
  const language = useLanguage()
  const isNamed = useNamedMark() === mark.id
  return (
    <>
      <a href={trademarkPath(mark.id)} aria-current={isNamed || undefined}>
        {jurisdictionName(mark.jurisdiction, language)}
      </a>
      {isNamed && <span className="mw-source"> {t('filing.named')}</span>}
    </>
  )
}

function ActionLink({ mark }: { mark: NextMark }) {
  const t = useText()
  const action = trademarkNextAction(mark.status, mark)
  if (action.mover !== 'staff') return <span className="wb-wait">{t(`action.${action.key}`)}</span>
  return (
    <a className="wb-next" href={trademarkPath(mark.id)}>
      {t(`action.${action.key}`)}
    </a>
  )
}
