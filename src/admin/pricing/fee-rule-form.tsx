import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { feeRuleAdd } from '#contract/pricing.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { confidences, feeActions, feeBases, feeSourceKinds } from '#domain/pricing/vocabulary.ts'
import type { FeeRuleRow } from '#operations/staff/price-list.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { feeRulePath, to } from '../paths.ts'
import { ruleBody, typedRule, type TypedRule } from './fee-rule-body.ts'
import { placeName } from './names.ts'
import { RowsField } from './rows-field.tsx'

type TextName = { [K in keyof TypedRule]: TypedRule[K] extends string ? K : never }[keyof TypedRule]

/** What an office asks from a day on, begun with an older rule; without one, of a place and an action that are chosen. */
export function FeeRuleForm({ row }: { row: FeeRuleRow | null }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => typedRule(row))
  const add = useSend(feeRuleAdd, { done: t('price.added'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const answer = await add.send({ body: ruleBody(typed) })
    if (answer.ok) await navigate(to(feeRulePath(answer.value.id)))
  }
  const field = (name: TextName, label: string) => ({
    name,
    label,
    value: typed[name],
    error: fieldError(add.fields, name, label),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  const actions = feeActions.map((action) => ({ value: action, label: t(`feeAction.${action}`) }))
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {row === null && (
        <div className="mw-pair">
          <Select
            {...field('jurisdiction', t('field.place'))}
            empty={t('choose')}
            options={jurisdictions.map((code) => ({ value: code, label: placeName(code, t, language) }))}
          />
          <Select {...field('action', t('price.action'))} empty={t('choose')} options={actions} />
        </div>
      )}
      <div className="mw-pair">
        <TextField {...field('validFrom', t('price.from'))} type="date" />
        <TextField {...field('validTo', t('price.lastDay'))} type="date" />
      </div>
      <div className="mw-pair">
        <TextField {...field('base', t('price.base'))} inputMode="decimal" />
        <TextField {...field('currency', t('field.currency'))} maxLength={3} />
      </div>
      <div className="mw-pair">
        <TextField {...field('includedClasses', t('price.includedOf'))} inputMode="numeric" />
        <Select
          {...field('basis', t('price.basis'))}
          options={feeBases.map((basis) => ({ value: basis, label: t(`feeBasis.${basis}`) }))}
        />
      </div>
      <RowsField
        name="tiers"
        legend={t('price.tiers')}
        parts={[
          { name: 'fromClass', label: t('price.fromClass'), decimal: true },
          { name: 'amount', label: t('order.amount'), decimal: true },
        ]}
        rows={typed.tiers}
        blank={{ fromClass: '', amount: '' }}
        wrong={add.fields}
        onChange={(tiers) => setTyped({ ...typed, tiers })}
      />
      <RowsField
        name="surcharges"
        legend={t('price.surcharges')}
        parts={[
          { name: 'name', label: t('price.surcharge') },
          { name: 'amount', label: t('order.amount'), decimal: true },
          { name: 'per', label: t('price.per') },
          { name: 'when', label: t('price.when') },
        ]}
        rows={typed.surcharges}
        blank={{ name: '', amount: '', per: '', when: '' }}
        wrong={add.fields}
        onChange={(surcharges) => setTyped({ ...typed, surcharges })}
      />
      <details className="mw-more">
        <summary>{t('price.more')}</summary>
        <div className="mw-stack">
          <div className="mw-pair">
            <TextField {...field('percent', t('price.percent'))} inputMode="numeric" />
            <Select {...field('percentOf', t('price.percentOf'))} empty={t('price.none')} options={actions} />
          </div>
          <div className="mw-pair">
            <TextField {...field('maxAmount', t('price.atMost'))} inputMode="decimal" />
            <Select {...field('onTopOf', t('price.onTopOf'))} empty={t('price.none')} options={actions} />
          </div>
          <div className="mw-pair">
            <TextField {...field('rangeLow', t('price.low'))} inputMode="numeric" />
            <TextField {...field('rangeHigh', t('price.high'))} inputMode="numeric" />
          </div>
          <Checkbox
            name="perState"
            checked={typed.perState}
            label={t('price.perState')}
            onChange={(event) => setTyped({ ...typed, perState: event.target.checked })}
          />
        </div>
      </details>
      <TextField {...field('source', t('price.source'))} maxLength={300} hint={t('price.sourceHint')} />
      <TextField {...field('sourceUrl', t('price.sourceUrl'))} maxLength={500} />
      <div className="mw-pair">
        <Select
          {...field('sourceKind', t('price.sourceKind'))}
          empty={t('choose')}
          options={feeSourceKinds.map((kind) => ({ value: kind, label: t(`feeSource.${kind}`) }))}
        />
        <Select
          {...field('confidence', t('price.confidence'))}
          empty={t('choose')}
          options={confidences.map((one) => ({ value: one, label: t(`confidence.${one}`) }))}
        />
      </div>
      <TextField {...field('asOf', t('price.asOf'))} inputMode="numeric" maxLength={4} />
      <TextArea {...field('note', t('price.note'))} className="mw-textarea--short" maxLength={2000} />
      <Refusal error={add.error} />
      <Button kind="primary" small type="submit" busy={add.busy}>
        {t('price.add')}
      </Button>
    </form>
  )
}
