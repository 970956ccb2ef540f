import { useEffect, useRef, useState } from 'react'
import type { SetURLSearchParams } from 'react-router-dom'
import { useText } from '../i18n/texts.ts'
import { useKeys } from '../kit/use-keys.ts'
import { whoChoices, type QueueAddress } from './views.ts'

/** How long typing pauses before the address follows, in milliseconds. */
const pauseMs = 250

export function QueueFilters({ address, onChange }: { address: QueueAddress; onChange: SetURLSearchParams }) {
  const t = useText()
  const [words, setWords] = useState(address.words)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (words === address.words) return undefined
    const timer = setTimeout(() => onChange((old) => changed(old, 'q', words), { replace: true }), pauseMs)
    return () => clearTimeout(timer)
  }, [words, address.words, onChange])
  useKeys([{ key: '/', run: () => input.current?.focus() }])
  return (
    <div className="wb-url" role="search">
      <label className="wb-url__search">
        <span className="mw-vh">{t('queue.search')}</span>
        <input
          ref={input}
          className="mw-input"
          type="search"
          value={words}
          placeholder={t('queue.search')}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <div className="wb-seg wb-seg--who" role="radiogroup" aria-label={t('queue.who')}>
        {whoChoices.map((who) => (
          <label key={who}>
            <input
              type="radio"
              name="who"
              checked={address.who === who}
              onChange={() => onChange((old) => changed(old, 'who', who === 'anyone' ? '' : who))}
            />
            <span>{t(`queue.whoChoice.${who}`)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

function changed(old: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(old)
  next.delete('row')
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
