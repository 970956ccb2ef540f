import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { serviceFeeAdd } from '#contract/pricing.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { offerings, type Offering } from '#domain/pricing/vocabulary.ts'
import { currencies, isCurrency, majorText } from '#kernel/money.ts'
import type { ServiceFeeRow } from '#operations/staff/price-list.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { unitsOf } from '../kit/amount.ts'
import { Refusal } from '../kit/refusal.tsx'
import { todayHere } from '../kit/time.ts'
import { serviceFeePath, to } from '../paths.ts'
import { placeName } from './names.ts'
import { OfferingTable, type TypedFees } from './offering-table.tsx'

type Old = Pick<ServiceFeeRow, 'jurisdiction' | 'currency' | 'base' | 'per_further_class' | 'offerings' | 'source'>

/** The fees of a row as they are typed. */
function typedFees({ offerings: fees, currency }: Old): TypedFees {
  const text = (minor: number) => majorText(minor, currency)
  return Object.fromEntries(
    offerings.flatMap((offering) => {
      const fee = fees[offering]
      if (!fee) return []
      const { base, perFurtherClass, agentBase, agentPerFurtherClass } = fee
      return [[offering, [text(base), text(perFurtherClass), text(agentBase), text(agentPerFurtherClass)]]]
    }),
  )
}

/** Our fees for a place from a day on, begun with those of another row; without one, of a place that is chosen. */
export function ServiceFeeForm({ row }: { row: Old | null }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const currency = row?.currency ?? 'EUR'
  const [typed, setTyped] = useState({
    jurisdiction: row?.jurisdiction ?? '',
    currency,
    base: row ? majorText(row.base, currency) : '',
    perFurtherClass: row ? majorText(row.per_further_class, currency) : '',
    validFrom: todayHere(),
    source: row?.source ?? '',
  })
  const [fees, setFees] = useState<TypedFees>(() => (row ? typedFees(row) : {}))
  const add = useSend(serviceFeeAdd, { done: t('price.added'), ownRefusal: true })
  const chosen = isCurrency(typed.currency) ? typed.currency : 'EUR'
  const send = async (): Promise<void> => {
    const named = offerings.filter((offering) => (fees[offering]?.[0] ?? '').trim() !== '')
    const minor = (offering: Offering, at: number) => unitsOf(fees[offering]?.[at] ?? '', chosen)
    const answer = await add.send({
      body: {
        jurisdiction: typed.jurisdiction as '*',
        currency: chosen,
        base: unitsOf(typed.base, chosen),
        perFurtherClass: unitsOf(typed.perFurtherClass, chosen),
        offerings: named.map((offering) => ({
          offering,
          base: minor(offering, 0),
          perFurtherClass: minor(offering, 1),
          agentBase: minor(offering, 2),
          agentPerFurtherClass: minor(offering, 3),
        })),
        validFrom: typed.validFrom,
        source: typed.source,
      },
    })
    if (answer.ok) await navigate(to(serviceFeePath(answer.value.id)))
  }
  const field = (name: keyof typeof typed, label: string) => ({
    name,
    label,
    value: typed[name],
    error: fieldError(add.fields, name, label),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {row === null && (
        <Select
          {...field('jurisdiction', t('field.place'))}
          empty={t('choose')}
          options={['*', ...jurisdictions].map((code) => ({ value: code, label: placeName(code, t, language) }))}
        />
      )}
      <div className="mw-pair">
        <TextField {...field('validFrom', t('price.from'))} type="date" min={todayHere()} />
        <Select
          {...field('currency', t('field.currency'))}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      </div>
      <div className="mw-pair">
        <TextField {...field('base', t('price.filingFirst'))} inputMode="decimal" />
        <TextField {...field('perFurtherClass', t('price.filingFurther'))} inputMode="decimal" />
      </div>
      <OfferingTable fees={fees} wrong={add.fields} onChange={setFees} />
      <TextField {...field('source', t('price.source'))} maxLength={300} />
      <Refusal error={add.error} />
      <Button kind="primary" small type="submit" busy={add.busy}>
        {t('price.add')}
      </Button>
    </form>
  )
}
