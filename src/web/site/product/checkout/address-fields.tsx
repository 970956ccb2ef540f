import { describedBy, Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../../i18n/text.ts'
import type { Control } from './billing-control.ts'
import type { CheckoutData } from './load.server.ts'

/** The address. States are asked for where addresses have them; the style sheet shows the list for those countries. */
export function AddressFields({ control, data }: { control: Control; data: CheckoutData }) {
  const t = useText('checkout')
  const state = control('state')
  return (
    <div className="mw-stack mw-stack--l">
      <Select
        {...control('country')}
        options={data.countries}
        empty={t('billing.countryEmpty')}
        autoComplete="country"
      />
      <TextField {...control('street')} autoComplete="street-address" maxLength={200} />
      <div className="mw-pair mw-pair--narrow">
        <TextField {...control('postcode')} autoComplete="postal-code" maxLength={20} />
        <TextField {...control('city')} autoComplete="address-level2" maxLength={100} />
      </div>
      <Field
        id="state"
        label={state.label}
        hint={t('billing.stateHint')}
        error={state.error}
        className="mw-billing__state"
      >
        <select
          className="mw-select"
          id="state"
          name="state"
          defaultValue={state.defaultValue}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={describedBy('state', { error: state.error, hint: 'state' })}
        >
          <option value="">{t('billing.stateEmpty')}</option>
          {data.regions.map((group) => (
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
    </div>
  )
}
