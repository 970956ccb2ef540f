import { Form, useNavigation } from 'react-router'
import { neededToBill } from '#domain/account/party.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { useForm } from '../../form/use-form.ts'
import { FormErrors } from '../../form-errors.tsx'
import { useText } from '../../i18n/text.ts'
import { AddressFields } from '../../party/address-fields.tsx'
import type { BillingField, Me, TabData } from './load.server.ts'

interface BillingProps {
  me: Me
  view: Extract<TabData, { tab: 'billing-info' }>
  refused: FormAnswer | undefined
}

export function Billing({ me, view, refused }: BillingProps) {
  const t = useText('account')
  const busy = useNavigation().state !== 'idle'
  // Before anything is kept, what the profile knows.
  const kept: Partial<Record<BillingField, string>> = view.kept ?? {
    firstName: me.firstName,
    lastName: me.lastName,
    email: me.email,
    phone: me.phoneNumber ?? '',
  }
  const value = (name: BillingField) => refused?.typed[name]?.[0] ?? kept[name] ?? ''
  const words = ['businessName', 'companyId', 'vat', 'firstName', 'lastName', 'email', 'phone'] as const
  const address = ['country', 'street', 'postcode', 'city', 'state'] as const
  const form = useForm<BillingField>({
    shape: view.shape,
    labels: Object.fromEntries([...words, ...address].map((name) => [name, t(`billing.${name}`)])),
    refusal: refused?.refusal,
    value,
    needed: [...neededToBill.physical, ...neededToBill.legal, 'state'],
  })
  const legal = value('type') === 'legal'
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form mw-billing" method="post" noValidate>
      <FormErrors refusal={refused?.refusal} errors={form.errors} />
      <Fieldset id="type" legend={t('billing.kind')}>
        <Choices>
          <Choice kind="radio" name="type" value="physical" title={t('billing.physical')} defaultChecked={!legal} />
          <Choice kind="radio" name="type" value="legal" title={t('billing.legal')} defaultChecked={legal} />
        </Choices>
      </Fieldset>
      <div className="mw-billing__business mw-stack mw-stack--l">
        <TextField {...form.input('businessName')} />
        <div className="mw-pair">
          <TextField {...form.input('companyId')} />
          <TextField {...form.input('vat')} autoCapitalize="characters" />
        </div>
      </div>
      <div className="mw-billing__person mw-pair">
        <TextField {...form.input('firstName')} />
        <TextField {...form.input('lastName')} />
      </div>
      <TextField {...form.input('email')} />
      <TextField {...form.input('phone')} short />
      <AddressFields form={form} countries={view.countries} regions={view.regions} />
      <ButtonGroup
        submit={t('billing.save')}
        submitting={t('billing.saving')}
        busy={busy}
        name="intent"
        value="billing"
      />
    </Form>
  )
}
