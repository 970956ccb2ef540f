import { useId, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface SectionProps {
  title: ReactNode
  aside?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** A ruled section of a working screen. */
export function Section({ title, aside, id, className, children }: SectionProps) {
  const own = useId()
  return (
    <section className={classNames('wb-section', className)} aria-labelledby={own} id={id}>
      <h2 id={own}>
        <span>{title}</span>
        {aside !== undefined && aside !== null && <small>{aside}</small>}
      </h2>
      {children}
    </section>
  )
}
