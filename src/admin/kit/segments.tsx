import { useId } from 'react'
import { classNames } from '#ui/class-names.ts'

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; tone?: string }[]
  value: Value | null
  onChange: (value: Value) => void
  describedBy?: string
  invalid?: boolean
}

/** One of a few, side by side; arrow keys move as in any group of radio buttons. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  describedBy,
  invalid,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div
      className={classNames('wb-seg', invalid && 'is-error')}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <label key={option.value} className={option.tone}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
