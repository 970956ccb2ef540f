import { Form, useNavigation } from 'react-router'
import { neededToBill } from '#domain/account/party.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { Refusal } from '../../../refusal.ts'
import { FormErrors } from '../../../form-errors.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { useForm } from '../../../form/use-form.ts'
import { AddressFields } from '../../../party/address-fields.tsx'
import type { Billing, BillingField } from './billing.server.ts'
import { Coupon } from './coupon.tsx'
import type { CheckoutData } from './load.server.ts'
import { OrderSummary } from './order-summary.tsx'

interface BillingFormProps {
  data: CheckoutData
  refusal: Refusal | undefined
  typed: Record<string, string[]> | undefined
  edit: Billing | undefined
}

const labelled = [
  'firstName',
  'lastName',
  'businessName',
  'companyId',
  'vat',
  'country',
  'street',
  'postcode',
  'city',
  'state',
  'email',
] as const

export function BillingForm({ data, refusal, typed, edit }: BillingFormProps) {
  const t = useText('checkout')
  const common = useText('common')
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft(`billing-${data.id}`)
  const value = (name: BillingField) => typed?.[name]?.[0] ?? edit?.[name] ?? data.known[name] ?? ''
  const form = useForm<BillingField>({
    shape: data.shape,
    labels: {
      type: t('billing.kind'),
      ...Object.fromEntries(labelled.map((name) => [name, t(`billing.${name}`)])),
    },
    refusal,
    value,
    needed: [...neededToBill.physical, ...neededToBill.legal, 'state'],
  })
  const type = value('type')
  // It stands beside its own field, which is no answer of this form.
  const wrongCoupon = refusal?.fields['code']
  return (
    <Form ref={draft} method="post" className="mw-ordergrid mw-billing" noValidate>
      <div>
        {data.service === null && (
          <a className="mw-small" href={path.goodsAndServices({ id: data.orderId }, { language })}>
            {t('billing.back')}
          </a>
        )}
        <div className="mt-2 mb-4">
          <FormErrors
            refusal={wrongCoupon === undefined ? refusal : undefined}
            errors={form.errors}
            ids={{ type: 'type-physical' }}
          />
          <h1 className="mw-h1 mt-2">{t('billing.title')}</h1>
          <p className="mw-lede mw-muted mt-1">{t('billing.text')}</p>
        </div>
        <div className="mw-stack mw-stack--l">
          <Fieldset id="type" legend={t('billing.kind')} error={form.errors['type']}>
            <Choices>
              <Choice
                kind="radio"
                name="type"
                value="physical"
                defaultChecked={type !== 'legal'}
                title={t('billing.individual')}
                text={t('billing.individualText')}
              />
              <Choice
                kind="radio"
                name="type"
                value="legal"
                defaultChecked={type === 'legal'}
                title={t('billing.business')}
                text={t('billing.businessText')}
              />
            </Choices>
          </Fieldset>
          <div className="mw-pair mw-billing__person">
            <TextField {...form.input('firstName')} />
            <TextField {...form.input('lastName')} />
          </div>
          <div className="mw-stack mw-stack--l mw-billing__business">
            <TextField {...form.input('businessName')} hint={t('billing.businessNameHint')} />
            <TextField {...form.input('companyId')} fieldClass="max-w-[20rem]" />
            <TextField
              {...form.input('vat')}
              hint={t('billing.vatHint')}
              className="mw-input--short"
              autoCapitalize="characters"
            />
          </div>
          <AddressFields form={form} countries={data.countries} regions={data.regions} />
          <TextField {...form.input('email')} />
        </div>
        <ButtonGroup
          ruled
          submit={t('billing.submit')}
          submitting={common('saving')}
          busy={busy}
          name="intent"
          value="review"
        />
      </div>
      <aside className="mw-ordergrid__aside">
        <OrderSummary data={data} />
        <Coupon items={data.items} error={refusal?.fields['code'] !== undefined} typed={typed?.['code']?.[0] ?? ''} />
      </aside>
    </Form>
  )
}
