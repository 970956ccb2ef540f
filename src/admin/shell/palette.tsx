import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Device } from '#ui/brand.tsx'
import { classNames } from '#ui/class-names.ts'
import { searchOperation } from '#operations/staff/palette.ts'
import { runOperation } from '../graphql.ts'
import { useText } from '../i18n/texts.ts'
import { Kbd } from '../kit/kbd.tsx'
import { OptionField, OptionList, useOptions } from '../kit/options.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { to } from '../paths.ts'
import { registerDestinations, viewDestinations } from './destinations.ts'
import {
  filterEntries,
  isSearchable,
  matchAt,
  searchEntries,
  searchVariables,
  type PaletteEntry,
} from './palette-entries.ts'

/** One field that finds requests, trademarks and every view; arrows choose, Enter goes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
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
  const { data, error, isFetching } = useQuery({
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
  const choice = useOptions(entries, (entry) => {
    onClose()
    void navigate(to(entry.href))
  })
  return (
    <dialog ref={dialog} className="wb-palette" aria-label={t('shell.find')} onClose={onClose}>
      <div className="wb-palette__in">
        <Device />
        <OptionField
          choice={choice}
          label={t('shell.find')}
          hint={t('palette.hint')}
          words={words}
          onWords={setWords}
        />
        <Kbd keys="Esc" />
      </div>
      <OptionList choice={choice} label={t('palette.results')} groupOf={({ group }) => t(`palette.${group}`)}>
        {(entry) => (
          <>
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
          </>
        )}
      </OptionList>
      {error && isSearchable(words) ? (
        <p className="wb-palette__none" role="status">
          {t('palette.failed')}
        </p>
      ) : (
        entries.length === 0 && (
          <p className="wb-palette__none" role="status">
            {isFetching ? t('palette.searching') : t('palette.nothing', { words: words.trim() })}
          </p>
        )
      )}
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
