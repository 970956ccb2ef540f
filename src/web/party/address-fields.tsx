import type { AddressPart } from '#domain/registration/addresses.ts'
import { describedBy, Field } from '#ui/field.tsx'
import { Select, type SelectOption } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Control, FormControls } from '../form/use-form.ts'
import { useText } from '../i18n/text.ts'
import type { RegionGroup } from './countries.server.ts'

interface AddressPartsProps<N extends string> {
  form: Pick<FormControls<N>, 'input' | 'select'>
  /** The controls of its parts. */
  names: Readonly<Record<AddressPart, N>>
  countries: SelectOption[]
  regions: RegionGroup[]
}

const plain = { country: 'country', street: 'street', postcode: 'postcode', city: 'city', state: 'state' } as const

/** The only address of a form, whose controls are called as its parts are. */
export function AddressFields(props: Omit<AddressPartsProps<AddressPart>, 'names'>) {
  return <AddressParts {...props} names={plain} />
}

/** A postal address. States are asked for where addresses have them; the style sheet shows the list for those countries. */
export function AddressParts<N extends string>({ form, names, countries, regions }: AddressPartsProps<N>) {
  const t = useText('checkout')
  return (
    <div className="mw-stack mw-stack--l mw-address">
      <Select {...form.select(names.country)} options={countries} empty={t('billing.countryEmpty')} />
      <TextField {...form.input(names.street)} />
      <div className="mw-pair mw-pair--narrow">
        <TextField {...form.input(names.postcode)} />
        <TextField {...form.input(names.city)} />
      </div>
      <Region
        control={form.select(names.state)}
        groups={regions}
        hint={t('billing.stateHint')}
        className="mw-address__state"
      />
    </div>
  )
}

interface RegionProps {
  control: Control
  groups: RegionGroup[]
  hint?: string
  className: string
}

/** A state or province, in a list grouped by country. */
export function Region({ control, groups, hint, className }: RegionProps) {
  const t = useText('checkout')
  const { name, label, error, defaultValue } = control
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
