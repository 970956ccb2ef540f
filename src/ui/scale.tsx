import { classNames } from './class-names.ts'

export interface ScaleStep {
  key: string
  label: string
  text: string
}

/** A position on a named scale. `here` may be none: then nothing is claimed. */
export function Scale({ steps, here }: { steps: readonly ScaleStep[]; here: string | null }) {
  return (
    <ol className="mw-scale">
      {steps.map((step) => (
        <li
          key={step.key}
          className={classNames(step.key === here && 'is-here')}
          aria-current={step.key === here || undefined}
        >
          <b>{step.label}</b>
          {step.text}
        </li>
      ))}
    </ol>
  )
}
