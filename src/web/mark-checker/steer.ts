import { useCallback, type MouseEvent } from 'react'
import { useLanguage } from '../i18n/text.ts'
import { path } from '../path.ts'
import { questionIn, type Question } from './question.ts'

/** Writes into a field the way a person does, so that the form and its draft notice. */
function write(value: string): void {
  const field = document.getElementById('check-value')
  if (!(field instanceof HTMLInputElement) || field.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Links that change the question (an example, another order, all classes) are addresses for those without scripts; with
 * scripts the question changes in place and the name stays out of the address.
 */
export function useSteering(question: Question, ask: (next: Question, at: 'now') => void) {
  const language = useLanguage()
  return useCallback(
    (event: MouseEvent<HTMLElement>): void => {
      const { target } = event
      const link = target instanceof Element ? target.closest('a') : null
      // A sign of the plot is a link of another kind, and stays on the page.
      if (
        !(link instanceof HTMLAnchorElement) ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const address = new URL(link.href)
      if (address.pathname !== path.trademarkSearch({}, { language }) || address.hash !== '') return
      if (address.origin !== location.origin || link.dataset.leave !== undefined) return
      event.preventDefault()
      const next = questionIn(address.searchParams)
      const { scope, withDead, more, order, office } = next
      if (next.value !== question.value) write(next.value)
      ask({ ...question, value: next.value || question.value, scope, withDead, more, order, office }, 'now')
    },
    [question, ask, language],
  )
}
