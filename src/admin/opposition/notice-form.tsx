import { oppositionUpdate } from '#contract/opposition.ts'
import { oppositionGrounds } from '#domain/opposition/vocabulary.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { currencies, isCurrency } from '#kernel/money.ts'
import type { OppositionRow } from '#operations/staff/opposition.ts'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, fieldErrorWithin, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { RightsField } from './rights-field.tsx'
import { bodyOf, typedFrom, typedOpposition, type Typed } from './typed.ts'
import { WaysField } from './ways-field.tsx'

/** What was typed and not saved yet, of this version; another version begins with what is stored. */
function useTyped(row: OppositionRow): [Typed, (part: Partial<Typed>) => void, () => void] {
  const [kept, setKept, forget] = useKeptText(`opposition:${row.id}:${row.version}`)
  const typed = parsed(kept) ?? typedFrom(row)
  return [typed, (part) => setKept(JSON.stringify({ ...typed, ...part })), forget]
}

function parsed(kept: string): Typed | null {
  if (kept === '') return null
  try {
    return typedOpposition.safeParse(JSON.parse(kept)).data ?? null
  } catch {
    return null
  }
}

/** Who opposes, on which rights and grounds, what is attacked, and the ways to go on with their prices. */
export function NoticeForm({ row }: { row: OppositionRow }) {
  const t = useText()
  const [typed, set, forget] = useTyped(row)
  const save = useSend(oppositionUpdate, { done: t('opposition.saved'), ownRefusal: true })
  const wrong = save.fields
  const send = async (): Promise<void> => {
    const answer = await save.send({ params: { id: row.id }, body: bodyOf(typed, row.version) })
    if (answer.ok) forget()
  }
  const line = (name: 'opponent' | 'representative' | 'officeNumber', label: string, maxLength: number) => (
    <TextField
      name={name}
      maxLength={maxLength}
      label={label}
      value={typed[name]}
      error={fieldError(wrong, name, label)}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
  return (
    <StepForm send={send} refused={save.error} busy={save.busy} primary submit={t('opposition.save')}>
      {line('opponent', t('opposition.opponent'), 200)}
      {line('representative', t('opposition.representative'), 200)}
      {line('officeNumber', t('opposition.officeNumber'), 60)}
      <fieldset className="mw-fieldset mw-stack mw-stack--s">
        <legend className="mw-h4">{t('opposition.grounds')}</legend>
        {oppositionGrounds.map((ground) => (
          <Checkbox
            key={ground}
            name="grounds"
            value={ground}
            label={t(`opposition.groundOf.${ground}`)}
            checked={typed.grounds.includes(ground)}
            onChange={(event) =>
              set({
                grounds: oppositionGrounds.filter((one) =>
                  one === ground ? event.target.checked : typed.grounds.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <TextField
        name="classes"
        label={t('opposition.classes')}
        hint={t('opposition.classesHint')}
        value={typed.classes}
        error={fieldErrorWithin(wrong, 'classes', t('opposition.classes'))}
        onChange={(event) => set({ classes: event.target.value })}
      />
      <h3 className="mw-h4">{t('opposition.rights')}</h3>
      <RightsField rows={typed.rights} wrong={wrong} onChange={(rights) => set({ rights })} />
      <TextArea
        name="summary"
        label={t('opposition.summary')}
        hint={t('officeAction.summaryHint')}
        className="mw-textarea--short"
        value={typed.summary}
        error={fieldError(wrong, 'summary', t('opposition.summary'))}
        onChange={(event) => set({ summary: event.target.value })}
      />
      <h3 className="mw-h4">{t('opposition.ways')}</h3>
      <Select
        name="currency"
        label={t('field.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
        value={typed.currency}
        error={fieldError(wrong, 'currency', t('field.currency'))}
        onChange={(event) => isCurrency(event.target.value) && set({ currency: event.target.value })}
      />
      <WaysField
        rows={typed.ways}
        ordered={row.ways.flatMap(({ kind, order }) =>
          order && servicePhase(order.status) !== 'closed' ? [kind] : [],
        )}
        wrong={wrong}
        currency={typed.currency}
        onChange={(ways) => set({ ways })}
      />
      <TextArea
        name="advice"
        label={t('officeAction.recommendation')}
        hint={t('officeAction.recommendationHint')}
        className="mw-textarea--short"
        value={typed.advice}
        error={fieldError(wrong, 'advice', t('officeAction.recommendation'))}
        onChange={(event) => set({ advice: event.target.value })}
      />
      {Object.keys(wrong).length > 0 && <p className="mw-error">{t('officeAction.lookAbove')}</p>}
    </StepForm>
  )
}
