import { offerings, type Offering } from '#domain/pricing/vocabulary.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { Table, type Column } from '#ui/table.tsx'
import { fieldErrorWithin } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

/** Of each offering, as typed: our fee for the first class and each further one, and the same of a local agent. */
export type TypedFees = Partial<Record<Offering, string[]>>

const parts = ['first', 'further', 'agentFirst', 'agentFurther'] as const

interface OfferingTableProps {
  fees: TypedFees
  wrong: FieldErrors
  onChange: (fees: TypedFees) => void
}

function useColumns({ fees, wrong, onChange }: OfferingTableProps): Column<Offering>[] {
  const t = useText()
  const named = offerings.filter((offering) => (fees[offering]?.[0] ?? '').trim() !== '')
  const label = (offering: Offering, at: number) =>
    `${t(`offering.${offering}`)}, ${t(`price.part.${parts[at] ?? 'first'}`)}`
  const change = (offering: Offering, at: number, text: string) => {
    const row = [...(fees[offering] ?? ['', '', '', ''])]
    row[at] = text
    onChange({ ...fees, [offering]: row })
  }
  return [
    {
      key: 'what',
      title: t('service.what'),
      head: true,
      cell: (offering) => {
        const at = named.indexOf(offering)
        const error = at === -1 ? undefined : fieldErrorWithin(wrong, `offerings.${at}`, t(`offering.${offering}`))
        return (
          <>
            {t(`offering.${offering}`)}
            {error && <span className="mw-error">{error}</span>}
          </>
        )
      },
    },
    ...parts.map((part, at) => ({
      key: part,
      title: t(`price.part.${part}`),
      right: true,
      cell: (offering: Offering) => (
        <input
          className="mw-input mw-input--short"
          inputMode="decimal"
          aria-label={label(offering, at)}
          value={fees[offering]?.[at] ?? ''}
          onChange={(event) => change(offering, at, event.target.value)}
        />
      ),
    })),
  ]
}

/** What is offered beside filing, with its fees; without a fee for the first class the one of all other places stands. */
export function OfferingTable(props: OfferingTableProps) {
  const t = useText()
  const columns = useColumns(props)
  return (
    <details className="mw-more">
      <summary>{t('price.offerings')}</summary>
      <p className="mw-small mw-muted mb-2">{t('price.offeringsText')}</p>
      <Table caption={t('price.offerings')} dense rows={offerings} rowKey={(offering) => offering} columns={columns} />
    </details>
  )
}
