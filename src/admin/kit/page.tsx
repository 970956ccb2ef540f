import { useEffect, type ReactNode } from 'react'

interface PageProps {
  title: string
  heading?: ReactNode
  sub?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A screen: its bar with the name, one line about it and what can be done, and the matter below. */
export function Page({ title, heading, sub, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Markwright`
  }, [title])
  return (
    <>
      <div className="wb-bar">
        <div className="wb-bar__text">
          <h1>{heading ?? title}</h1>
          {sub && <p className="wb-bar__sub">{sub}</p>}
        </div>
        {actions && <div className="mw-cluster wb-bar__actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}
