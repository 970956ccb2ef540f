import { Form, useNavigation } from 'react-router'
import { texts } from '#domain/catalog/texts.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import type { SelectOption } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { BillingEntity } from '#operations/account.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { useText } from '../../i18n/text.ts'
import { AddressFields, addressNames, type Control } from '../../party/address-fields.tsx'
import type { RegionGroup } from '../../party/countries.server.ts'
import { partyValues } from '../../party/values.ts'
import type { Me } from './load.server.ts'

interface BillingProps {
  me: Me
  entity: BillingEntity | null
  countries: SelectOption[]
  regions: RegionGroup[]
  refused: FormAnswer | undefined
  errors: Record<string, string>
  labels: Record<string, string>
}

/** The fields of the form as the kept rows have them. */
function keptOf(me: Me, entity: BillingEntity | null): Record<string, string | null | undefined> {
  // Before anything is kept, what the profile knows.
  if (!entity) return { firstName: me.firstName, lastName: me.lastName, email: me.email, phone: me.phoneNumber }
  return partyValues(entity)
}

export const billingFields = [
  'businessName',
  'companyId',
  'vat',
  'firstName',
  'lastName',
  'email',
  'phone',
  ...addressNames,
] as const
type BillingName = (typeof billingFields)[number]

export function Billing({ me, entity, countries, regions, refused, errors, labels }: BillingProps) {
  const t = useText('account')
  const busy = useNavigation().state !== 'idle'
  const kept = keptOf(me, entity)
  const value = (name: string) => refused?.typed[name]?.[0] ?? kept[name] ?? ''
  const field: Control<BillingName> = (name) => ({
    name,
    label: labels[name] ?? name,
    error: errors[name],
    defaultValue: value(name),
  })
  const optional = t('billing.optional')
  const legal = value('type') === 'legal'
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form mw-billing" method="post" noValidate>
      <Fieldset id="type" legend={t('billing.kind')}>
        <Choices>
          <Choice kind="radio" name="type" value="physical" title={t('billing.physical')} defaultChecked={!legal} />
          <Choice kind="radio" name="type" value="legal" title={t('billing.legal')} defaultChecked={legal} />
        </Choices>
      </Fieldset>
      <div className="mw-billing__business mw-stack mw-stack--l">
        <TextField {...field('businessName')} autoComplete="organization" maxLength={texts.companyName.max} />
        <div className="mw-pair">
          <TextField {...field('companyId')} optional={optional} maxLength={texts.companyId.max} />
          <TextField
            {...field('vat')}
            optional={optional}
            maxLength={texts.vatNumber.max}
            autoCapitalize="characters"
          />
        </div>
      </div>
      <div className="mw-billing__person mw-pair">
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={texts.personName.max} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={texts.personName.max} />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={texts.email.max} />
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        optional={optional}
        maxLength={texts.phone.max}
        short
      />
      <AddressFields control={field} countries={countries} regions={regions} />
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
