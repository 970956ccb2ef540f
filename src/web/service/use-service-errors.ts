import { mostItems } from '#domain/service-order/most-items.ts'
import { useFieldErrors, type Labels } from '../form-errors.tsx'
import { useText } from '../i18n/text.ts'
import type { Refusal } from '../refusal.ts'
import { markControl, markFields, type MarkField } from './mark-controls.ts'

/** What was refused of a service's form, by the name of its control; `more` are controls that one form alone has. */
export function useServiceErrors(refusal: Refusal | undefined, more: Labels = {}): Record<string, string> {
  const t = useText('service')
  const labels: Record<MarkField, string> = {
    mark: t('mark'),
    jurisdiction: t('place'),
    classes: t('classes'),
    number: t('number'),
    expires: t('expires'),
  }
  const ofMarks: Labels = {}
  for (let at = 0; at <= mostItems; at += 1)
    for (const field of markFields) ofMarks[markControl(field, at)] = labels[field]
  return useFieldErrors(refusal, {
    service: t('what'),
    trademarks: t('yours'),
    ...ofMarks,
    message: t('message'),
    ...more,
    contactFirstName: t('firstName'),
    contactLastName: t('lastName'),
    contactEmail: t('email'),
  })
}
