import type { MapTone } from './views.ts'

/** A tone's shape, in pixels around the origin: those of the verdicts, and of protection a disc that fills up. */
export function SignShape({ tone }: { tone: MapTone }) {
  switch (tone) {
    case 'low':
      return <circle r="3.4" className="mw-sign__line" />
    case 'medium':
      return <path d="M0-4.4 4.6 3.6H-4.6Z" />
    case 'high':
      return <path d="M-3.7-3.7H3.7V3.7H-3.7Z" />
    case 'unknown':
      return <path d="M-4-1H4V1H-4Z" />
    case 'registered':
      return <circle r="3.8" />
    case 'chosen':
      return <path d="M-3.6.2-1 2.9 3.8-2.6" className="mw-sign__line" />
    case 'pending':
      return (
        <>
          <circle r="3.6" className="mw-sign__line" />
          <path d="M0-3.6A3.6 3.6 0 0 0 0 3.6Z" />
        </>
      )
    case 'preparing':
      return <path d="M-3.2-3.2H3.2V3.2H-3.2Z" className="mw-sign__line" />
    case 'covered':
    case 'none':
      return null
  }
}
