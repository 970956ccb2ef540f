import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mostCallers, phoneLookup } from '#contract/support.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Button } from '#ui/button.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CallOutput } from '#contract/call.ts'
import { fieldError, useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { ReadFailure, Waiting } from '../kit/refusal-note.tsx'
import { formatInstant } from '../kit/time.ts'
import { showPath } from '../paths.ts'

type Row = CallOutput<typeof phoneLookup>['matters'][number]

/** Who is calling: what there is of a telephone number, with the way to each matter. The number stands in the address. */
export function CallerPage() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('phoneNumber') ?? ''
  const [typed, setTyped] = useState(asked)
  const { data, error, refetch } = useAsk(phoneLookup, asked === '' ? null : { query: { phoneNumber: asked } })
  const problem = error ? fieldError(error.fields, 'phoneNumber', t('caller.number')) : undefined
  return (
    <Page title={t('lists.caller')} sub={t('caller.sub')}>
      <form
        className="wb-pad mw-stack mw-stack--s wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          setSearch({ phoneNumber: typed.trim() })
        }}
      >
        <TextField
          name="phoneNumber"
          type="tel"
          label={t('caller.number')}
          hint={t('caller.hint')}
          maxLength={40}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button small type="submit" disabled={typed.trim() === ''}>
            {t('caller.find')}
          </Button>
        </div>
      </form>
      {asked === '' || problem ? null : error ? (
        <ReadFailure error={error} retry={() => void refetch()} />
      ) : data ? (
        <Matters rows={data.matters} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText()
  const language = useLanguage()
  return [
    {
      key: 'who',
      title: t('field.client'),
      head: true,
      cell: (row) => <a href={showPath(row.table, row.id)}>{row.name || row.email || row.phone}</a>,
    },
    { key: 'what', title: t('field.type'), cell: (row) => t(`caller.of.${row.table}`) },
    { key: 'about', title: t('ticket.about'), cell: (row) => row.about ?? '–' },
    { key: 'phone', title: t('field.phone'), cell: (row) => row.phone },
    { key: 'at', title: t('field.created'), cell: (row) => formatInstant(row.at, language) },
  ]
}

function Matters({ rows }: { rows: readonly Row[] }) {
  const t = useText()
  const columns = useColumns()
  if (rows.length === 0) return <EmptyState title={t('caller.nobody')} text={t('caller.nobodyText')} />
  return (
    <div className="wb-pad">
      <p className="mw-small mw-muted">{t('caller.most', { number: mostCallers })}</p>
      <Table caption={t('lists.caller')} columns={columns} rows={rows} rowKey={({ table, id }) => `${table} ${id}`} />
    </div>
  )
}
