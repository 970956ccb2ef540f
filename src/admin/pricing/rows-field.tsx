import { Button } from '#ui/button.tsx'
import type { FieldErrors } from '#kernel/errors.ts'
import { fieldErrorWithin } from '../calls.ts'
import { useText } from '../i18n/texts.ts'

interface RowsFieldProps<N extends string> {
  /** The name of the list in the call's body. */
  name: string
  legend: string
  parts: readonly { name: N; label: string; decimal?: true }[]
  rows: readonly Record<N, string>[]
  /** What another row begins with. */
  blank: Record<N, string>
  wrong: FieldErrors
  onChange: (rows: Record<N, string>[]) => void
}

/** A list of small rows that are typed beneath each other; a row whose every part is empty is none. */
export function RowsField<N extends string>({ name, legend, parts, rows, blank, wrong, onChange }: RowsFieldProps<N>) {
  const t = useText()
  const error = fieldErrorWithin(wrong, name, legend)
  const change = (at: number, part: N, text: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [part]: text } : row)))
  return (
    <fieldset className="mw-fieldset">
      <legend className="mw-label">{legend}</legend>
      {error && <p className="mw-error">{error}</p>}
      <ul className="mw-ruled">
        {rows.map((row, at) => (
          <li className="mw-cluster" key={at}>
            {parts.map((part) => (
              <input
                key={part.name}
                className="mw-input mw-input--short"
                {...(part.decimal && { inputMode: 'decimal' as const })}
                aria-label={`${legend} ${at + 1}: ${part.label}`}
                placeholder={part.label}
                value={row[part.name]}
                onChange={(event) => change(at, part.name, event.target.value)}
              />
            ))}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Button small onClick={() => onChange([...rows, blank])}>
          {t('price.another')}
        </Button>
      </p>
    </fieldset>
  )
}
