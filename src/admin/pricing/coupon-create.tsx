import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { couponCreate } from '#contract/coupon.ts'
import { currencies, isCurrency } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { unitsOf } from '../kit/amount.ts'
import { Page } from '../kit/page.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { couponPath, to } from '../paths.ts'
import { couponTypes } from '#operations/staff/coupon.ts'

const blank = {
  id: '',
  type: 'percent',
  currency: 'EUR',
  lawyerFees: '',
  fees: '',
  validFrom: '',
  validTo: '',
  maxUses: '',
}

/** A new coupon. Once made it stays as it is: orders have it frozen with them. */
export function CouponCreate() {
  const t = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(blank)
  const [recurring, setRecurring] = useState(false)
  const make = useSend(couponCreate, { done: t('coupon.made'), ownRefusal: true })
  const isAmount = typed.type === 'amount'
  const currency = isAmount && isCurrency(typed.currency) ? typed.currency : null
  const send = async (): Promise<void> => {
    const answer = await make.send({
      body: {
        id: typed.id,
        type: isAmount ? 'amount' : 'percent',
        lawyerFees: unitsOf(typed.lawyerFees, currency ?? 'EUR'),
        fees: unitsOf(typed.fees, currency ?? 'EUR'),
        currency,
        recurring,
        validFrom: typed.validFrom,
        validTo: typed.validTo,
        maxUses: typed.maxUses.trim() === '' ? null : Number(typed.maxUses),
      },
    })
    if (answer.ok) await navigate(to(couponPath(answer.value.id)))
  }
  const field = (name: keyof typeof blank, label: string) => ({
    name,
    label,
    value: typed[name],
    error: fieldError(make.fields, name, label),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  const unit = isAmount ? typed.currency : '%'
  return (
    <Page title={t('coupon.make')}>
      <div className="wb-two">
        <div>
          <Section title={t('coupon.title')}>
            <form
              className="mw-stack"
              onSubmit={(event) => {
                event.preventDefault()
                void send()
              }}
            >
              <TextField {...field('id', t('coupon.code'))} hint={t('coupon.codeHint')} maxLength={40} />
              <div className="mw-pair">
                <Select
                  {...field('type', t('coupon.type'))}
                  options={couponTypes.map((type) => ({ value: type, label: t(`couponType.${type}`) }))}
                />
                {isAmount && (
                  <Select
                    {...field('currency', t('field.currency'))}
                    options={currencies.map((one) => ({ value: one, label: one }))}
                  />
                )}
              </div>
              <div className="mw-pair">
                <TextField {...field('lawyerFees', t('coupon.offOurs', { unit }))} inputMode="decimal" />
                <TextField {...field('fees', t('coupon.offOffices', { unit }))} inputMode="decimal" />
              </div>
              <div className="mw-pair">
                <TextField {...field('validFrom', t('coupon.from'))} type="date" />
                <TextField {...field('validTo', t('coupon.to'))} type="date" />
              </div>
              <TextField
                {...field('maxUses', t('coupon.maxUses'))}
                hint={t('coupon.maxUsesHint')}
                inputMode="numeric"
              />
              <Checkbox
                name="recurring"
                label={t('coupon.recurring')}
                checked={recurring}
                onChange={(event) => setRecurring(event.target.checked)}
              />
              <Refusal error={make.error} />
              <Button kind="primary" small type="submit" busy={make.busy} disabled={typed.id.trim() === ''}>
                {t('coupon.make')}
              </Button>
            </form>
          </Section>
        </div>
      </div>
    </Page>
  )
}
