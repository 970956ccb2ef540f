import { useDeferredValue, useState } from 'react'
import { languages, type Language } from '#kernel/languages.ts'
import { classNames } from '#ui/class-names.ts'
import { useRefusal } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { OptionField, OptionList, useOptions } from '../kit/options.tsx'
import { useClassNote, useTermSearch, type Term, type TermPackage } from './term-search.ts'

interface TermPickerProps {
  language: Language
  /** Whether a term stands in the list already. */
  has: (term: Term) => boolean
  ordered: readonly number[]
  onLanguage: (language: Language) => void
  onAdd: (terms: readonly Term[]) => void
}

type Option = { key: string; term: Term; set: null } | { key: string; term: null; set: TermPackage }

/** Finds terms and ready sets while one types; arrows choose, Enter adds, the note of the class stands below. */
export function TermPicker({ language, has, ordered, onLanguage, onAdd }: TermPickerProps) {
  const t = useText()
  const say = useRefusal()
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.trim())
  const { terms, packages, late, error } = useTermSearch(wanted, language)
  const sets = wanted === '' ? [] : packages.slice(0, 4)
  // The term itself stays first; after it, classes that are ordered go before those that would have to be.
  const inReach = (term: Term, place: number): boolean => place === 0 || ordered.includes(term.niceClass)
  const sorted = [...terms.filter(inReach), ...terms.filter((term, place) => !inReach(term, place))]
  const options: Option[] = [
    ...sorted.map((term): Option => ({ key: `${term.niceClass}-${term.key}`, term, set: null })),
    ...sets.map((set): Option => ({ key: `set-${set.key}`, term: null, set })),
  ]
  // Enter a moment too early must not put a term into the application that answers other words; a term that is there waits
  // for no package.
  const behind = wanted !== words.trim()
  const searching = late.terms || late.packages
  const choice = useOptions(options, ({ term, set }) => {
    if (!behind && !(term ? late.terms : late.packages)) onAdd(term ? [term] : set.terms)
  })
  const note = useClassNote(choice.chosen?.term?.niceClass)
  return (
    <div className="wb-terms">
      <div className="wb-terms__in">
        <OptionField
          choice={choice}
          className="mw-input wb-line"
          label={t('terms.find')}
          hint={t('terms.hint')}
          words={words}
          onWords={setWords}
          onEscape={words === '' ? undefined : () => setWords('')}
        />
        <select
          className="mw-select wb-chipselect"
          aria-label={t('terms.language')}
          value={language}
          onChange={(event) => {
            const other = languages.find((one) => one === event.target.value)
            if (other) onLanguage(other)
          }}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </select>
      </div>
      <OptionList choice={choice} label={t('terms.found')} busy={behind || searching}>
        {({ term, set }) =>
          term ? <TermOption term={term} has={has(term)} ordered={ordered} /> : <SetOption set={set} />
        }
      </OptionList>
      {(error || wanted !== '') && options.length === 0 && (
        <p className="wb-terms__note" role="status">
          {searching ? t('terms.searching') : error ? say(error) : t('terms.nothing', { words: wanted })}
        </p>
      )}
      {note && options.length > 0 && (
        <p className="wb-terms__note">
          <b>{t('goods.class', { number: note.niceClass, name: note.name })}</b> {note.scope}{' '}
          {t('terms.related', { classes: note.related.filter((one) => one !== 35).join(', ') || '–' })}
        </p>
      )}
      {wanted === '' && (
        <details className="wb-more">
          <summary>{t('terms.sets')}</summary>
          <ul className="wb-terms__sets">
            {packages.map((set) => (
              <li key={set.key}>
                <button type="button" title={set.description} onClick={() => onAdd(set.terms)}>
                  {set.name} <small>{set.classes.join(', ')}</small>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function TermOption({ term, has, ordered }: { term: Term; has: boolean; ordered: readonly number[] }) {
  const t = useText()
  return (
    <>
      <b>{term.niceClass}</b>
      <span className={classNames(has && 'is-there')}>{term.text}</span>
      <small>
        {(has || !ordered.includes(term.niceClass)) && <span>{t(has ? 'terms.there' : 'goods.notOrdered')}</span>}
        {term.wide && <span className="wb-terms__wide">{t('terms.wide')}</span>}
      </small>
    </>
  )
}

function SetOption({ set }: { set: TermPackage }) {
  const t = useText()
  return (
    <>
      <b aria-hidden="true">+{set.terms.length}</b>
      <span>{set.name}</span>
      <small>{t('terms.set', { number: set.terms.length, classes: set.classes.join(', ') })}</small>
    </>
  )
}
