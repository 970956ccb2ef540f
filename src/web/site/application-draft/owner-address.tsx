import { describedBy, Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'
import type { OwnerControl } from './owner-control.ts'

interface RegionProps {
  control: OwnerControl
  name: 'state' | 'stateOfIncorporation'
  groups: DraftData['regions']
  hint?: string
  className: string
}

/** A state or province; the style sheet shows it for the countries whose addresses have one. */
export function Region({ control, name, groups, hint, className }: RegionProps) {
  const t = useText('draft')
  const checkout = useText('checkout')
  const { label, error, defaultValue } = control(name)
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
        <option value="">{t('owner.stateEmpty')}</option>
        {groups.map((group) => (
          <optgroup key={group.country} label={checkout(`regions.${group.country as 'US'}`)}>
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

export function OwnerAddress({ control, data }: { control: OwnerControl; data: DraftData }) {
  const t = useText('draft')
  return (
    <>
      <Select {...control('country')} options={data.countries} empty={t('owner.countryEmpty')} autoComplete="country" />
      <TextField {...control('street')} autoComplete="street-address" maxLength={200} />
      <div className="mw-pair mw-pair--narrow">
        <TextField {...control('postcode')} autoComplete="postal-code" maxLength={20} />
        <TextField {...control('city')} autoComplete="address-level2" maxLength={100} />
      </div>
      <Region
        control={control}
        name="state"
        groups={data.regions}
        hint={t('owner.stateHint')}
        className="mw-billing__state"
      />
    </>
  )
}
