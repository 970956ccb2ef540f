import { useState } from 'react'
import { counterpartyTraitAdd, counterpartyTraitRemove } from '#contract/counterparty.ts'
import { traitKinds, type TraitKind } from '#domain/enforcement/counterparty-traits.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../../calls.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { StepForm } from '../../kit/step-form.tsx'
import { formatDate, todayHere } from '../../kit/time.ts'
import { useKeptText } from '../../kit/use-kept-text.ts'
import type { Graph } from './shown.ts'

interface TraitsProps {
  id: string
  traits: Graph['traits']
  again: () => void
}

/** By what the counterparty is recognised: what its file says, and what people entered with its source. */
export function Traits({ id, traits, again }: TraitsProps) {
  const t = useText()
  const language = useLanguage()
  const remove = useSend(counterpartyTraitRemove, { done: t('counterparty.removed') })
  const takeOut = async (traitId: string): Promise<void> => {
    const { ok } = await remove.send({ params: { id, traitId } })
    if (ok) again()
  }
  if (traits.length === 0) return <p className="mw-muted">{t('counterparty.noTraits')}</p>
  return (
    <ul className="mw-ruled">
      {traits.map((trait) => (
        <li key={`${trait.kind} ${trait.value}`} className="mw-split">
          <span>
            <b>{trait.value}</b> <span className="mw-source">{t(`counterparty.kindOf.${trait.kind}`)}</span>
            <br />
            <span className="mw-small mw-muted">
              {[
                trait.source ?? t('counterparty.ofFile'),
                ...(trait.seenOn ? [t('counterparty.seen', { day: formatDate(trait.seenOn, language) })] : []),
                ...(trait.sharedBy > 1 ? [t('counterparty.sharedBy', { count: trait.sharedBy })] : []),
              ].join(', ')}
            </span>
          </span>
          {trait.id !== null && (
            <Button
              small
              kind="quiet"
              busy={remove.busy}
              aria-label={`${t('counterparty.remove')}: ${trait.value}`}
              onClick={() => void takeOut(trait.id ?? '')}
            >
              {t('counterparty.remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Enters by what it is recognised, with where that was seen. */
export function TraitForm({ id, again }: { id: string; again: () => void }) {
  const t = useText()
  const [kind, setKind] = useState<TraitKind>('telephone')
  const [value, setValue, forgetValue] = useKeptText(`trait-value:${id}`)
  const [source, setSource, forgetSource] = useKeptText(`trait-source:${id}`)
  const [seenOn, setSeenOn] = useState(todayHere())
  const add = useSend(counterpartyTraitAdd, { done: t('counterparty.saved'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { ok } = await add.send({ params: { id }, body: { kind, value, source, seenOn } })
    if (!ok) return
    forgetValue()
    forgetSource()
    again()
  }
  const hint =
    kind === 'bank' ? t('counterparty.bankHint') : kind === 'photographs' ? t('counterparty.photoHint') : undefined
  return (
    <StepForm send={send} refused={add.error} busy={add.busy} submit={t('counterparty.save')}>
      <Select
        name="traitKind"
        label={t('counterparty.kind')}
        value={kind}
        options={traitKinds.map((one) => ({ value: one, label: t(`counterparty.kindOf.${one}`) }))}
        onChange={(event) => setKind(traitKinds.find((one) => one === event.target.value) ?? 'telephone')}
      />
      <TextField
        name="traitValue"
        label={t('counterparty.value')}
        hint={hint}
        maxLength={500}
        value={value}
        error={fieldError(add.fields, 'value', t('counterparty.value'))}
        onChange={(event) => setValue(event.target.value)}
      />
      <TextField
        name="traitSource"
        label={t('counterparty.source')}
        maxLength={500}
        value={source}
        error={fieldError(add.fields, 'source', t('counterparty.source'))}
        onChange={(event) => setSource(event.target.value)}
      />
      <TextField
        name="traitSeenOn"
        type="date"
        max={todayHere()}
        label={t('counterparty.seenOn')}
        value={seenOn}
        error={fieldError(add.fields, 'seenOn', t('counterparty.seenOn'))}
        onChange={(event) => setSeenOn(event.target.value)}
      />
    </StepForm>
  )
}
