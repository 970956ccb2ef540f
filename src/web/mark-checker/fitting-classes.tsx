import { useEffect, useRef, useState } from 'react'
import type { CallOutput } from '#contract/call.ts'
import { askOpen } from '#contract/search-client.ts'
import type { searchGoodsAndServices } from '#contract/search.ts'
import { useLanguage, useText } from '../i18n/text.ts'

type FittingClass = CallOutput<typeof searchGoodsAndServices>['classes'][number]

/** Quiet time after a key before the classes are asked for, in milliseconds. */
const quiet = 400
const shownClasses = 6
const fewestLetters = 3

/** The classes of a description in the reader's own words. They are a help only: without an answer there are none. */
export function useFittingClasses(): { fitting: readonly FittingClass[]; describe: (text: string) => void } {
  const language = useLanguage()
  const [fitting, setFitting] = useState<readonly FittingClass[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      running.current?.abort()
    },
    [],
  )
  const look = async (value: string): Promise<void> => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    try {
      const answer = await askOpen('terms', { value, language, limit: '1' }, signal)
      if (answer.ok && !signal.aborted)
        setFitting(answer.value.classes.filter(({ meant }) => meant).slice(0, shownClasses))
    } catch {
      // Broken off or offline: the list of all classes is still there.
    }
  }
  return {
    fitting,
    describe: (text) => {
      clearTimeout(timer.current)
      running.current?.abort()
      const value = text.trim().slice(0, 200)
      if (value.length < fewestLetters) setFitting([])
      else timer.current = setTimeout(() => void look(value), quiet)
    },
  }
}

/** The classes that fit, to be ticked here instead of in the long list. */
export function FittingClasses({ fitting, chosen }: { fitting: readonly FittingClass[]; chosen: readonly number[] }) {
  const t = useText('checker')
  const tick = (niceClass: number): void => document.getElementById(`check-class-${niceClass}`)?.click()
  return (
    <div className="mw-checker__fitting" aria-live="polite">
      {fitting.length > 0 && (
        <>
          <p className="mw-label">{t('narrow.fitting')}</p>
          <ul className="mw-list mw-chips">
            {fitting.map(({ niceClass, name }) => (
              <li key={niceClass}>
                <button
                  type="button"
                  className="mw-chip"
                  aria-pressed={chosen.includes(niceClass)}
                  onClick={() => tick(niceClass)}
                >
                  <span>
                    <span className="mw-classnumber">{niceClass}</span> {name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
