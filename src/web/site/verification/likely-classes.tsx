import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { LikelyClass, VerificationData } from './load.server.ts'

/** How long somebody has to stop typing before we look, in milliseconds. */
const pause = 500

/** The classes for what is typed as the description; `given` are those that came with the page. */
export function useLikelyClasses(given: LikelyClass[]): {
  classes: LikelyClass[]
  describe: (text: string) => void
} {
  const fetcher = useFetcher<VerificationData>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return {
    classes: fetcher.data?.classes ?? given,
    describe: (text) => {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => {
        void fetcher.load(path.verification({}, { query: { businessDescription: text.slice(0, 500) } }))
      }, pause)
    },
  }
}

/** The classes a description speaks of, each with what belongs into it. */
export function LikelyClasses({ classes }: { classes: LikelyClass[] }) {
  const t = useText('verification')
  return (
    <div aria-live="polite">
      {classes.length > 0 && (
        <div className="mw-likely">
          <h3 className="mw-label">{t('goods.classes')}</h3>
          <dl className="mw-classes">
            {classes.map((one) => (
              <div key={one.number}>
                <dt>
                  <b>{one.number}</b> {one.name}
                </dt>
                <dd className="mw-hint">{one.note}</dd>
              </div>
            ))}
          </dl>
          <p className="mw-hint">{t('goods.classesText')}</p>
        </div>
      )}
    </div>
  )
}
