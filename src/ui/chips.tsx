export interface Chip {
  value: string
  label: string
  checked?: boolean
}

interface ChipsProps {
  legend: string
  name: string
  idPrefix: string
  options: readonly Chip[]
}

/** A short list to tick from, on one or two lines. */
export function Chips({ legend, name, idPrefix, options }: ChipsProps) {
  return (
    <fieldset className="mw-fieldset">
      <legend className="mw-label">{legend}</legend>
      <div className="mw-chips">
        {options.map((option) => {
          const id = `${idPrefix}-${name}-${option.value}`
          return (
            <label className="mw-chip" key={option.value} htmlFor={id}>
              <input type="checkbox" name={name} value={option.value} id={id} defaultChecked={option.checked} />
              <span>{option.label}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
