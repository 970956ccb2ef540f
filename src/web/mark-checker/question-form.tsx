import { classList } from '#domain/catalog/nice-classes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { FittingClasses, useFittingClasses } from './fitting-classes.tsx'
import type { CheckerLists } from './lists.server.ts'
import { questionIn, type Question } from './question.ts'
import type { Checker } from './use-checker.ts'

const maximumLetters = 200

/** Where and what is compared, in words. */
function useChoiceWords(question: Question, lists: CheckerLists): string {
  const t = useText('checker')
  const names = useText('trademark')
  const { places, classes } = question
  const where = places.map((code) => lists.offices[code] ?? code).join(', ') || t('narrow.anywhere')
  const what =
    classes.length > 0 ? names('classes', { list: classList(classes), count: classes.length }) : t('narrow.anything')
  return `${where}; ${what}`
}

interface QuestionFormProps {
  checker: Checker
  lists: CheckerLists
  /** A press of the button: the answer is wanted now. */
  onPress?: () => void
}

/**
 * One field, and beneath it where and what the person sells. Without scripts a plain form that the search page answers;
 * with scripts nothing of it goes into the address.
 */
export function QuestionForm({ checker, lists, onPress }: QuestionFormProps) {
  const t = useText('checker')
  const form = useDraft('check', useLocation().search)
  const choice = useChoiceWords(checker.question, lists)
  const { question } = checker
  const [first] = useState(question)
  const { fitting, describe } = useFittingClasses()
  const read = (element: HTMLFormElement): Question => {
    const { value, classes, places, business } = questionIn(new FormData(element))
    return { ...question, value, classes, places, business, office: null }
  }
  // What was typed before the page woke up is asked as well.
  const wake = useEffectEvent((element: HTMLFormElement): void => {
    const typed = read(element)
    if (typed.value !== '') checker.ask({ ...typed, office: question.office })
  })
  useEffect(() => {
    if (form.current) wake(form.current)
  }, [form])
  return (
    <Form
      ref={form}
      className="mw-checker"
      method="get"
      action={path.trademarkSearch()}
      role="search"
      onInput={(event) => checker.ask(read(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        checker.ask(read(event.currentTarget), 'now')
        onPress?.()
      }}
    >
      <div className="mw-checker__form">
        <label className="mw-vh" htmlFor="check-value">
          {t('name')}
        </label>
        <input
          className="mw-checker__input"
          id="check-value"
          name="value"
          placeholder={t('placeholder')}
          defaultValue={first.value}
          maxLength={maximumLetters}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          translate="no"
        />
        <Button kind="primary" type="submit">
          {t('submit')}
        </Button>
      </div>
      <div className="mw-checker__progress" aria-hidden="true" data-phase={checker.phase} />
      <details className="mw-checker__narrow">
        <summary>
          <span>{t('narrow.title')}</span> <span className="mw-muted">{choice}</span>
        </summary>
        <div className="mw-checker__more">
          <Chips
            legend={t('narrow.places')}
            name="jurisdictions"
            idPrefix="check"
            options={lists.markets.map(({ code, name }) => ({
              value: code,
              label: name,
              checked: first.places.includes(code),
            }))}
          />
          <TextField
            id="check-business"
            name="businessDescription"
            label={t('narrow.business')}
            hint={t('narrow.businessHint')}
            placeholder={t('narrow.businessPlaceholder')}
            defaultValue={first.business}
            maxLength={2000}
            onInput={(event) => describe(event.currentTarget.value)}
          />
          <FittingClasses fitting={fitting} chosen={question.classes} />
          <details className="mw-more mw-checker__classes">
            <summary>{t('narrow.allClasses')}</summary>
            <fieldset className="mw-fieldset">
              <legend className="mw-vh">{t('narrow.classes')}</legend>
              <div className="mw-columns">
                {lists.classes.map(({ number, name }) => (
                  <Checkbox
                    key={number}
                    id={`check-class-${number}`}
                    name="classes"
                    value={String(number)}
                    defaultChecked={first.classes.includes(number)}
                    label={
                      <>
                        <span className="mw-classnumber">{number}</span> {name}
                      </>
                    }
                  />
                ))}
              </div>
            </fieldset>
          </details>
        </div>
      </details>
    </Form>
  )
}
