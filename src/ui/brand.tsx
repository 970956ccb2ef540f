import { classNames } from './class-names.ts'

/** The house device: the printer's register target. */
export function Device() {
  return (
    <svg className="mw-device" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <circle cx="11" cy="11" r="6.3" />
      <path d="M11 .8v20.4M.8 11h20.4" />
    </svg>
  )
}

export function Brand({
  href,
  label,
  name,
  className,
}: {
  href: string
  label?: string
  name: string
  className?: string
}) {
  return (
    <a className={classNames('mw-brand', className)} href={href} aria-label={label}>
      <Device />
      <span>{name}</span>
    </a>
  )
}
