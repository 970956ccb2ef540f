import type { FieldErrors } from '#kernel/errors.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { useFieldErrors, type Labels } from '../../form-errors.tsx'
import { useText } from '../../i18n/text.ts'
import { controlOfUse, controlsOfUse } from './controls.ts'
import type { DraftData } from './draft.server.ts'

/** The control that a message leads to, where its id is not its name: several forms of the page have a control of one name. */
export function idsOf({ typed }: FormAnswer): Labels {
  const intent = typed.intent?.[0]
  const of = typed.specimenId?.[0] ?? typed.classId?.[0]
  const ids: Labels = { confirm: 'confirm-yes', colours: 'colour-name-0' }
  if (intent === 'logo-file') ids.file = 'logo-file'
  if (intent === 'view') ids.file = 'view-file'
  if (intent === 'recording') ids.file = 'recording-file'
  if (intent === 'authority-signed') ids.file = 'authority-file'
  if (of !== undefined) for (const name of ['file', 'url', 'captureDate', 'description']) ids[name] = `${name}-${of}`
  return ids
}

/** Messages by the names of the controls. */
export function useDraftErrors(data: DraftData, refused: FormAnswer | undefined): Record<string, string> {
  const t = useText('draft')
  const words = useText('use-in-commerce')
  const numbers = (data.use?.classes ?? []).map((one) => one.number)
  const fields: FieldErrors = {}
  for (const [field, code] of Object.entries(refused?.refusal.fields ?? {}))
    fields[field.startsWith('colours') ? 'colours' : controlOfUse(field, numbers)] = code
  const labels: Labels = {
    file: t('sign.file'),
    colour: t('sign.colour'),
    colours: t('said.colours'),
    description: t('said.description'),
    businessDescription: t('words.label'),
    basis: t('use.basis'),
    url: words('specimens.url'),
    captureDate: words('specimens.captureDate'),
    classNumber: words('specimens.copyTo'),
    content: t(data.step === 'review' ? 'thread.label' : 'thread.labelComment'),
    confirm: t('approve.confirmLabel'),
    until: t('rest.day'),
  }
  for (const number of numbers) {
    const { firstUseAnywhere, firstUseInCommerce } = controlsOfUse(number)
    labels[firstUseAnywhere] = t('use.anywhere')
    labels[firstUseInCommerce] = t('use.commerce')
  }
  return useFieldErrors(refused && { ...refused.refusal, fields }, labels)
}
