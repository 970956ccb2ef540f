import type { FormField, FormShape } from '#contract/form.ts'
import { useFieldErrors, type Labels } from '../form-errors.tsx'
import { useText } from '../i18n/text.ts'
import type { Refusal } from '../refusal.ts'

/** A control of any kind: its name and words, what stands in it and what was refused. */
export interface Control {
  name: string
  label: string
  error: string | undefined
  /** Said beside the label when nothing has to be typed. */
  optional: string | undefined
  defaultValue: string
  required: boolean
  autoComplete: string | undefined
}

/** A control that is typed into, with its limit. */
export interface InputControl extends Control {
  type: 'text' | 'email' | 'date' | 'tel'
  maxLength: number | undefined
}

export interface FormControls<N extends string> {
  select(name: N): Control
  input(name: N): InputControl
  errors: Record<string, string>
  labels: Labels
}

interface FormState<N extends string> {
  /** From `formFor(call)`, worked out on the server. */
  shape: FormShape<N>
  labels: Readonly<Partial<Record<N, string>>>
  refusal: Refusal | undefined
  /** What stands in a control. */
  value: (name: N) => string
  /** Names that some answers make necessary: they are not called optional. */
  needed?: readonly string[]
}

/** What a browser may fill in by itself, by the name that the fields of every form share. */
const known: Readonly<Record<string, { autoComplete: string; type?: 'tel' }>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  businessName: { autoComplete: 'organization' },
  email: { autoComplete: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  phoneNumber: { autoComplete: 'tel', type: 'tel' },
  country: { autoComplete: 'country' },
  street: { autoComplete: 'street-address' },
  postcode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
}

/** The controls of a call's form: names, limits, kinds and errors from its shape, words and values from the page. */
export function useForm<N extends string>(form: FormState<N>): FormControls<N> {
  const { shape, labels: words, refusal, value, needed = [] } = form
  const t = useText('common')
  const labels: Labels = {}
  for (const [name, label] of Object.entries<string | undefined>(words)) if (label !== undefined) labels[name] = label
  const errors = useFieldErrors(refusal, labels)
  const select = (name: N): Control => {
    const { required } = shape[name]
    return {
      name,
      label: labels[name] ?? name,
      error: errors[name],
      optional: required || needed.includes(name) ? undefined : t('optional'),
      defaultValue: value(name),
      required,
      autoComplete: known[name]?.autoComplete,
    }
  }
  const input = (name: N): InputControl => ({
    ...select(name),
    type: known[name]?.type ?? typeOf(shape[name]),
    maxLength: shape[name].max,
  })
  return { select, input, errors, labels }
}

const typeOf = ({ kind }: FormField): InputControl['type'] => (kind === 'email' || kind === 'date' ? kind : 'text')
