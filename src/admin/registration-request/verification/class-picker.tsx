import { useId, useState } from 'react'
import { isServiceClass, niceClasses, niceClassName } from '#domain/catalog/nice-classes.ts'
import { useLanguage, useNames, useText } from '../../i18n/texts.ts'
import type { SuggestedClass } from './use-class-suggestions.ts'

interface ClassPickerProps {
  classes: readonly number[]
  /** Classes that the client's words point to. */
  suggested: readonly SuggestedClass[]
  error: string | undefined
  onChange: (classes: number[]) => void
}

/** The recommended classes, with a field that finds more by number or name. */
export function ClassPicker({ classes, suggested, error, onChange }: ClassPickerProps) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const id = useId()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLocaleLowerCase()
  const found = niceClasses.filter(
    (number) =>
      !classes.includes(number) &&
      (wanted === '' ||
        String(number) === wanted ||
        niceClassName(number, language).toLocaleLowerCase().includes(wanted)),
  )
  const open = suggested.filter(({ niceClass }) => !classes.includes(niceClass))
  const add = (number: number): void => {
    onChange([...classes, number].sort((a, b) => a - b))
    setWords('')
  }
  return (
    <>
      {error && <p className="mw-error">{error}</p>}
      <ul className="wb-cls">
        {classes.map((number) => (
          <li key={number}>
            <input
              className="wb-cb"
              id={`${id}-${number}`}
              type="checkbox"
              checked
              aria-label={t('result.classOff', { number })}
              onChange={() => onChange(classes.filter((one) => one !== number))}
            />
            <b>{number}</b>
            <label htmlFor={`${id}-${number}`}>{niceClassName(number, language)}</label>
            <small>{isServiceClass(number) ? names('services') : names('goods')}</small>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <div role="group" aria-label={t('result.suggested')}>
          <p className="mw-source">{t('result.suggestedTick')}</p>
          <ul className="wb-cls">
            {open.map(({ niceClass, words: led }) => (
              <li key={niceClass}>
                <input
                  className="wb-cb"
                  id={`${id}-s${niceClass}`}
                  type="checkbox"
                  checked={false}
                  onChange={() => add(niceClass)}
                />
                <b>{niceClass}</b>
                <label htmlFor={`${id}-s${niceClass}`}>
                  {niceClassName(niceClass, language)}
                  {led.length > 0 && <small> {t('result.suggestedWords', { words: led.join(', ') })}</small>}
                </label>
                <small>{isServiceClass(niceClass) ? names('services') : names('goods')}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
      <details className="wb-more" open={classes.length === 0 || undefined}>
        <summary>{t('result.addClass')}</summary>
        <input
          className="mw-input wb-line"
          type="search"
          aria-label={t('result.findClass')}
          placeholder={t('result.findClass')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
        <ul className="wb-cls wb-cls--more" tabIndex={0} aria-label={t('result.addClass')}>
          {found.map((number) => (
            <li key={number}>
              <input
                className="wb-cb"
                id={`${id}-${number}`}
                type="checkbox"
                checked={false}
                onChange={() => add(number)}
              />
              <b>{number}</b>
              <label htmlFor={`${id}-${number}`}>{niceClassName(number, language)}</label>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
