import { texts } from '#domain/catalog/texts.ts'
import { describedBy, Field } from '#ui/field.tsx'
import { Select, type SelectOption } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../i18n/text.ts'
import type { RegionGroup } from './countries.server.ts'

/** How a control of a form is set up: its name, what stands in it and what was refused. */
export type Control<Name extends string> = (name: Name) => {
  name: string
  label: string
  error: string | undefined
  defaultValue: string
}

export const addressNames = ['country', 'street', 'postcode', 'city', 'state'] as const

interface AddressFieldsProps {
  control: Control<(typeof addressNames)[number]>
  countries: SelectOption[]
  regions: RegionGroup[]
}

/** A postal address. States are asked for where addresses have them; the style sheet shows the list for those countries. */
export function AddressFields({ control, countries, regions }: AddressFieldsProps) {
  const t = useText('checkout')
  return (
    <div className="mw-stack mw-stack--l">
      <Select {...control('country')} options={countries} empty={t('billing.countryEmpty')} autoComplete="country" />
      <TextField {...control('street')} autoComplete="street-address" maxLength={texts.street.max} />
      <div className="mw-pair mw-pair--narrow">
        <TextField {...control('postcode')} autoComplete="postal-code" maxLength={texts.postcode.max} />
        <TextField {...control('city')} autoComplete="address-level2" maxLength={texts.city.max} />
      </div>
      <Region {...control('state')} groups={regions} hint={t('billing.stateHint')} className="mw-billing__state" />
    </div>
  )
}

interface RegionProps {
  name: string
  label: string
  error: string | undefined
  defaultValue: string
  groups: RegionGroup[]
  hint?: string
  className: string
}

/** A state or province, in a list grouped by country. */
export function Region({ name, label, error, defaultValue, groups, hint, className }: RegionProps) {
  const t = useText('checkout')
  return (
    <Field id={name} label={label} hint={hint} error={error} className={className}>
      <select
        className="mw-select"
        id={name}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { error, hint })}
      >
        <option value="">{t('billing.stateEmpty')}</option>
        {groups.map((group) => (
          <optgroup key={group.country} label={t(`regions.${group.country as 'US'}`)}>
            {group.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  )
}
