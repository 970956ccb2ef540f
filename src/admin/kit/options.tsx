import { useEffect, useId, useState, type ReactNode } from 'react'

export interface OptionChoice<O extends { key: string }> {
  id: string
  options: readonly O[]
  /** The option that the field points at; Enter takes it. */
  chosen: O | undefined
  point: (at: number) => void
  move: (step: number) => void
  take: (option: O) => void
}

/** Which of the options a field points at, the first to begin with; arrows go round. */
export function useOptions<O extends { key: string }>(
  options: readonly O[],
  take: (option: O) => void,
): OptionChoice<O> {
  const id = useId()
  const [at, point] = useState(0)
  const last = options.length - 1
  const chosen = options[Math.min(at, last)]
  const shown = chosen && optionId(id, chosen)
  useEffect(() => {
    if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const move = (step: number): void =>
    point((old) => (Math.min(old, last) + step + options.length) % Math.max(1, options.length))
  return { id, options, chosen, point, move, take }
}

const optionId = (id: string, { key }: { key: string }): string => `${id}-${key}`

interface OptionFieldProps<O extends { key: string }> {
  choice: OptionChoice<O>
  label: string
  hint: string
  words: string
  onWords: (words: string) => void
  /** What Esc does here; without it, Esc is left to what is around the field. */
  onEscape?: (() => void) | undefined
  className?: string
}

/** The field of an option list: typing begins at the first option, arrows choose, Enter takes. The focus stays in it. */
export function OptionField<O extends { key: string }>(props: OptionFieldProps<O>) {
  const { choice, label, hint, words, onWords, onEscape, className } = props
  const { id, options, chosen, point, move, take } = choice
  return (
    <input
      type="text"
      role="combobox"
      className={className}
      aria-label={label}
      aria-expanded={options.length > 0}
      aria-controls={id}
      aria-activedescendant={chosen && optionId(id, chosen)}
      aria-autocomplete="list"
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={words}
      onChange={(event) => {
        onWords(event.target.value)
        point(0)
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') move(1)
        else if (event.key === 'ArrowUp') move(-1)
        else if (event.key === 'Enter' && chosen) take(chosen)
        else if (event.key === 'Escape' && onEscape) onEscape()
        else return
        event.preventDefault()
      }}
    />
  )
}

interface OptionListProps<O extends { key: string }> {
  choice: OptionChoice<O>
  label: string
  /** The options answer words that were changed meanwhile. */
  busy?: boolean
  /** The heading over options that follow one another and have it in common. */
  groupOf?: (option: O) => string
  children: (option: O) => ReactNode
}

/** The options of a field; hidden while there are none. */
export function OptionList<O extends { key: string }>({ choice, label, busy, groupOf, children }: OptionListProps<O>) {
  const { id, options, chosen, point, take } = choice
  const drawn = (option: O): ReactNode => (
    <div
      key={option.key}
      id={optionId(id, option)}
      role="option"
      tabIndex={-1}
      aria-selected={option === chosen}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => point(options.indexOf(option))}
      onClick={() => take(option)}
      onKeyDown={(event) => event.key === 'Enter' && take(option)}
    >
      {children(option)}
    </div>
  )
  const groups = [...new Set(groupOf ? options.map(groupOf) : [])]
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={busy} hidden={options.length === 0}>
      {groupOf
        ? groups.map((group) => (
            <div key={group} role="group" aria-label={group}>
              <p className="wb-options__h" aria-hidden="true">
                {group}
              </p>
              {options.filter((option) => groupOf(option) === group).map(drawn)}
            </div>
          ))
        : options.map(drawn)}
    </div>
  )
}
