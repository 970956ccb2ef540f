import { useListContext } from 'ra-core'
import { useLanguage, useText } from '../i18n/texts.ts'
import type { ListReads } from '#operations/staff/list-reads.ts'
import { SavedViews } from './saved-views.tsx'
import { SearchField } from './search-field.tsx'

/** A choice above a list; `name` is one of the filters that the table's reads declare. */
export interface ListFilter {
  name: string
  label: string
  nameOf: (value: string) => string
  /** Whether the values stand by their names, and not in the order in which they follow one another. */
  byName?: boolean
}

/** The search field and the choices of a list. */
export function ListFilters({ filters, choices }: { filters: readonly ListFilter[]; choices: ListReads['choices'] }) {
  const t = useText()
  const language = useLanguage()
  const list = useListContext()
  const { setFilters } = list
  const values = list.filterValues as Record<string, string | undefined>
  return (
    <div className="wb-url" role="search">
      <SearchField
        label={t('list.search')}
        words={values.q ?? ''}
        onWords={(words) => setFilters(changed(values, 'q', words))}
      />
      {filters.map((filter) => (
        <label key={filter.name} className="wb-url__choice">
          <span className="mw-vh">{filter.label}</span>
          <select
            className="mw-select"
            value={values[filter.name] ?? ''}
            onChange={(event) => setFilters(changed(values, filter.name, event.target.value))}
          >
            <option value="">{t('list.any', { what: filter.label })}</option>
            {optionsOf(filter, choices[filter.name] ?? [], language).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <SavedViews />
    </div>
  )
}

function optionsOf({ nameOf, byName = false }: ListFilter, values: readonly string[], language: string) {
  const options = values.map((value) => ({ value, label: nameOf(value) }))
  return byName ? options.sort((a, b) => a.label.localeCompare(b.label, language)) : options
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
