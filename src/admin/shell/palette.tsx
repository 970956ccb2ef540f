import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Device } from '#ui/brand.tsx'
import { classNames } from '#ui/class-names.ts'
import { runOperation } from '../graphql.ts'
import { useText } from '../i18n/texts.ts'
import { Kbd } from '../kit/kbd.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { to } from '../paths.ts'
import { registerDestinations, viewDestinations } from './destinations.ts'
import {
  filterEntries,
  isSearchable,
  matchAt,
  searchEntries,
  searchOperation,
  searchVariables,
  type PaletteEntry,
  type PaletteGroup,
} from './palette-entries.ts'

const groups: readonly PaletteGroup[] = ['requests', 'trademarks', 'views']

/** One field that finds requests, trademarks and every view; arrows choose, Enter goes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText()
  const id = useId()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const wanted = useDeferredValue(words)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const press = (event: MouseEvent): void => {
      if (event.target === element) onClose()
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [onClose])
  const { data, isFetching } = useQuery({
    queryKey: ['palette', wanted.trim()],
    queryFn: async ({ signal }) =>
      searchEntries(await runOperation(searchOperation, searchVariables(wanted), { signal })),
    enabled: isSearchable(wanted),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const places: PaletteEntry[] = [...viewDestinations, ...registerDestinations].map(({ key, label, href }) => ({
    key,
    group: 'views',
    title: t(label),
    mark: false,
    note: '',
    status: null,
    href,
  }))
  const entries = [...(isSearchable(words) ? (data ?? []) : []), ...filterEntries(places, words)]
  const chosen = entries[Math.min(at, entries.length - 1)]
  const go = (entry: PaletteEntry | undefined): void => {
    if (!entry) return
    onClose()
    void navigate(to(entry.href))
  }
  const move = (step: number): void =>
    setAt((old) => (Math.min(old, entries.length - 1) + step + entries.length) % Math.max(1, entries.length))
  return (
    <dialog ref={dialog} className="wb-palette" aria-label={t('shell.find')} onClose={onClose}>
      <div className="wb-palette__in">
        <Device />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          aria-label={t('shell.find')}
          placeholder={t('palette.hint')}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') move(1)
            else if (event.key === 'ArrowUp') move(-1)
            else if (event.key === 'Enter') go(chosen)
            else return
            event.preventDefault()
          }}
        />
        <Kbd keys="Esc" />
      </div>
      <div role="listbox" id={id} aria-label={t('palette.results')}>
        {groups.map((group) => {
          const own = entries.filter((entry) => entry.group === group)
          if (own.length === 0) return null
          return (
            <div key={group} role="group" aria-label={t(`palette.${group}`)}>
              <p className="wb-palette__h" aria-hidden="true">
                {t(`palette.${group}`)}
              </p>
              {own.map((entry) => (
                <div
                  key={entry.key}
                  id={`${id}-${entry.key}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === chosen}
                  onMouseMove={() => setAt(entries.indexOf(entry))}
                  onClick={() => go(entry)}
                  onKeyDown={(event) => event.key === 'Enter' && go(entry)}
                >
                  <span>
                    <span className={classNames(entry.mark && 'mw-mark')}>
                      <Found text={entry.title} words={words} />
                    </span>{' '}
                    {entry.note && (
                      <small>
                        <Found text={entry.note} words={words} />
                      </small>
                    )}
                  </span>
                  {entry.status ? <StatusTag status={entry.status} /> : null}
                </div>
              ))}
            </div>
          )
        })}
        {entries.length === 0 && (
          <p className="wb-palette__none">
            {isFetching ? t('palette.searching') : t('palette.nothing', { words: words.trim() })}
          </p>
        )}
      </div>
    </dialog>
  )
}

function Found({ text, words }: { text: string; words: string }) {
  const at = matchAt(text, words)
  if (!at) return text
  const letters = Array.from(text)
  return (
    <>
      {letters.slice(0, at[0]).join('')}
      <mark>{letters.slice(at[0], at[1]).join('')}</mark>
      {letters.slice(at[1]).join('')}
    </>
  )
}
