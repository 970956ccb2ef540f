import { useAnswers } from '#domain/enforcement/lawful-uses.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../i18n/texts.ts'

type Applies = (typeof useAnswers)[number]
type Typed<Name extends string> = Partial<Record<Name, { applies: Applies | ''; ground: string }>>

interface AnswersProps<Name extends string> {
  /** Tells this form from others on the page. */
  at: string
  legend: string
  text: string
  names: readonly Name[]
  labelOf: (name: Name) => string
  answerOf: (applies: Applies) => string
  typed: Typed<Name>
  onChange: (typed: Typed<Name>) => void
}

/** Questions that are each answered with what the answer rests on. */
export function Answers<Name extends string>({
  at,
  legend,
  text,
  names,
  labelOf,
  answerOf,
  typed,
  onChange,
}: AnswersProps<Name>) {
  const t = useText()
  const change = (name: Name, part: Partial<{ applies: Applies | ''; ground: string }>) =>
    onChange({ ...typed, [name]: { applies: '' as const, ground: '', ...typed[name], ...part } })
  return (
    <fieldset className="mw-fieldset mw-stack">
      <legend className="mw-h4">{legend}</legend>
      <p className="mw-small mw-muted">{text}</p>
      {names.map((name) => (
        <div key={name} className="mw-pair">
          <Select
            name={`use-${name}-${at}`}
            label={labelOf(name)}
            empty={t('notice.noAnswer')}
            options={useAnswers.map((value) => ({ value, label: answerOf(value) }))}
            value={typed[name]?.applies ?? ''}
            onChange={(event) => change(name, { applies: useAnswers.find((one) => one === event.target.value) ?? '' })}
          />
          <TextField
            name={`ground-${name}-${at}`}
            label={t('notice.ground', { use: labelOf(name) })}
            maxLength={2000}
            value={typed[name]?.ground ?? ''}
            onChange={(event) => change(name, { ground: event.target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}
