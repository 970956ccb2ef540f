export interface Crumb {
  label: string
  href?: string
}

export function Crumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className="mw-crumbs" aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label} aria-current={crumb.href ? undefined : 'page'}>
            {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
