import { useRefresh } from 'ra-core'
import { useRef, useState } from 'react'
import type { AnyCall } from '#contract/call.ts'
import { createClient } from '#contract/client.ts'
import { AppError } from '#kernel/errors.ts'
import { useLanguage } from '../i18n/texts.ts'
import type { Picked } from './selection.ts'

/** How one of the rows went: done, refused with why, or not tried because the run ended before it. */
export type RowResult = Picked & ({ state: 'done' | 'left' } | { state: 'refused'; error: AppError })

/** What is done with each row: the call and what it is sent; null where there is no such call for its noun. */
export type RowWork = (row: Picked) => { call: AnyCall; body: unknown } | null

export interface Bulk {
  results: readonly RowResult[]
  busy: boolean
  /** Does the work for one row after another and answers how each went. */
  run: (rows: readonly Picked[], work: RowWork) => Promise<RowResult[]>
  stop: () => void
  forget: () => void
}

const ending: ReadonlySet<string> = new Set(['too-many-requests', 'sign-in-required', 'not-ready'])
/** What ends a run: asking for the next row would be refused just the same. A letter that just went out is of its row alone. */
const endsRun = ({ code, facts }: AppError): boolean => ending.has(code) && facts.letter === undefined

/**
 * One call for each of many rows: every row is decided, kept and audited by itself, and what one is refused for stops none of
 * the others. The screen is read again at the end.
 */
export function useBulk(): Bulk {
  const language = useLanguage()
  const refresh = useRefresh()
  const [results, setResults] = useState<readonly RowResult[]>([])
  const [busy, setBusy] = useState(false)
  const stopped = useRef(false)
  const run = async (rows: readonly Picked[], work: RowWork): Promise<RowResult[]> => {
    const client = createClient({ baseUrl: location.origin, language })
    stopped.current = false
    setBusy(true)
    const all: RowResult[] = []
    for (const row of rows) {
      const asked = work(row)
      if (stopped.current) all.push({ ...row, state: 'left' })
      else if (!asked)
        all.push({
          ...row,
          state: 'refused',
          error: new AppError('rules-unmet', { facts: { missing: 'letter' } }),
        })
      else {
        try {
          await client(asked.call, { params: { id: row.id }, body: asked.body })
          all.push({ ...row, state: 'done' })
        } catch (cause) {
          const error = cause instanceof AppError ? cause : new AppError('not-ready', { cause })
          all.push({ ...row, state: 'refused', error })
          if (endsRun(error)) stopped.current = true
        }
      }
      setResults([...all])
    }
    setBusy(false)
    refresh()
    return all
  }
  return { results, busy, run, stop: () => (stopped.current = true), forget: () => setResults([]) }
}
