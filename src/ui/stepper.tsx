import { classNames } from './class-names.ts'

export interface Step {
  key: string
  label: string
  state: 'done' | 'now' | 'ahead'
  /** Where a finished step is read again. */
  href?: string
}

export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className="mw-steps" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={classNames(step.state === 'done' && 'is-done')}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          {step.href && step.state === 'done' ? <a href={step.href}>{step.label}</a> : step.label}
        </li>
      ))}
    </ol>
  )
}
