import {
  controlOfAddress,
  type AddressControl,
  type AddressPart,
  type MoreAddress,
} from '#domain/registration/addresses.ts'
import { describedBy, Field } from '#ui/field.tsx'
import { Select, type SelectOption } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Control, FormControls } from '../form/use-form.ts'
import { useText } from '../i18n/text.ts'
import type { RegionGroup } from './countries.server.ts'

interface AddressFieldsProps {
  form: Pick<FormControls<AddressPart | AddressControl>, 'input' | 'select'>
  /** Which of an application's further addresses it is; none of them for the only address of a form. */
  of?: MoreAddress
  countries: SelectOption[]
  regions: RegionGroup[]
}

/** A postal address. States are asked for where addresses have them; the style sheet shows the list for those countries. */
export function AddressFields({ form, of, countries, regions }: AddressFieldsProps) {
  const name = (part: AddressPart): AddressPart | AddressControl => (of ? controlOfAddress(of, part) : part)
  const t = useText('checkout')
  return (
    <div className="mw-stack mw-stack--l mw-address">
      <Select {...form.select(name('country'))} options={countries} empty={t('billing.countryEmpty')} />
      <TextField {...form.input(name('street'))} />
      <div className="mw-pair mw-pair--narrow">
        <TextField {...form.input(name('postcode'))} />
        <TextField {...form.input(name('city'))} />
      </div>
      <Region
        control={form.select(name('state'))}
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
