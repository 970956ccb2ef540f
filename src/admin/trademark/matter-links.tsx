import { ButtonLink } from '#ui/button.tsx'

interface MatterLinksProps {
  rows: readonly { id: string; href: string; title: string; facts: readonly (string | null)[] }[]
  /** The way to begin another one. */
  create: { href: string; title: string }
}

/** Matters of one kind that a trademark has, and the way to begin another one. */
export function MatterLinks({ rows, create }: MatterLinksProps) {
  return (
    <div className="mw-stack mw-stack--s">
      <ul className="wb-docs">
        {rows.map(({ id, href, title, facts }) => (
          <li key={id}>
            <a href={href}>{title}</a>
            <small>{facts.filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink small href={create.href}>
          {create.title}
        </ButtonLink>
      </div>
    </div>
  )
}
