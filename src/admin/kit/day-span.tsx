import { TextField } from '#ui/text-field.tsx'
import { useText } from '../i18n/texts.ts'

export interface Days {
  from: string
  to: string
}

interface DaySpanProps {
  days: Days
  errorOf: (name: keyof Days, label: string) => string | undefined
  onChange: (days: Days) => void
}

/** The first and the last day of a span. */
export function DaySpan({ days, errorOf, onChange }: DaySpanProps) {
  const t = useText()
  return (
    <div className="mw-pair">
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          type="date"
          label={t(`export.${name}`)}
          value={days[name]}
          error={errorOf(name, t(`export.${name}`))}
          onChange={(event) => onChange({ ...days, [name]: event.target.value })}
        />
      ))}
    </div>
  )
}
