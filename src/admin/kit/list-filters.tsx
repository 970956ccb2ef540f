import { useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { useKeys } from './use-keys.ts'

/** A choice above a list; `name` is one of the filters that the table's reads declare. */
export interface ListFilter {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** How long typing pauses before the list follows, in milliseconds. */
const pauseMs = 250

/** The search field and the choices of a list. */
export function ListFilters({ filters }: { filters: readonly ListFilter[] }) {
  const t = useText()
  const list = useListContext()
  const { setFilters } = list
  const values = list.filterValues as Record<string, string | undefined>
  const [words, setWords] = useState(values.q ?? '')
  const input = useRef<HTMLInputElement>(null)
  useKeys([{ key: '/', run: () => input.current?.focus() }])
  useEffect(() => {
    if (words === (values.q ?? '')) return undefined
    const timer = setTimeout(() => setFilters(changed(values, 'q', words)), pauseMs)
    return () => clearTimeout(timer)
  }, [words, values, setFilters])
  return (
    <div className="wb-url" role="search">
      <label className="wb-url__search">
        <span className="mw-vh">{t('list.search')}</span>
        <input
          ref={input}
          className="mw-input"
          type="search"
          placeholder={t('list.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {filters.map((filter) => (
        <label key={filter.name} className="wb-url__choice">
          <span className="mw-vh">{filter.label}</span>
          <select
            className="mw-select"
            value={values[filter.name] ?? ''}
            onChange={(event) => setFilters(changed(values, filter.name, event.target.value))}
          >
            <option value="">{t('list.any', { what: filter.label })}</option>
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function changed(
  values: Record<string, string | undefined>,
  name: string,
  value: string,
): Record<string, string | undefined> {
  const next = { ...values, [name]: value }
  if (value === '') delete next[name]
  return next
}
