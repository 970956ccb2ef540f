export interface Tab {
  key: string
  label: string
  href: string
}

/** Views of one thing, each with its own address: links, so that they work without scripts and can be shared. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav className="mw-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.key} className="mw-tab" href={tab.href} aria-current={tab.key === current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
