import { ownerField, ownerFieldNames, type OwnerField, type PartyType } from '#domain/account/party.ts'
import { Select, type SelectOption } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormControls } from '../form/use-form.ts'
import { useText } from '../i18n/text.ts'
import { Region } from './address-fields.tsx'
import type { RegionGroup } from './countries.server.ts'

interface OwnerFieldsProps {
  form: Pick<FormControls<OwnerField>, 'input' | 'select'>
  countries: SelectOption[]
  regions: RegionGroup[]
}

const fieldsOf = (type: PartyType) => ownerFieldNames.filter((name) => ownerField(name).of === type)
const isName = (name: OwnerField) => ownerField(name).text === 'personName'

/** The control of a declared field: a list of countries, one of states, or a line. */
function Control({ name, form, countries, regions }: OwnerFieldsProps & { name: OwnerField }) {
  const t = useText('checkout')
  const words = useText('owner')
  const { text } = ownerField(name)
  if (text === 'country') return <Select {...form.select(name)} options={countries} empty={t('billing.countryEmpty')} />
  if (text === 'state') {
    const states = regions.filter((group) => group.country === 'US')
    return <Region control={form.select(name)} groups={states} className="mw-owner__state" />
  }
  const hints = { businessName: words('businessNameHint'), companyType: words('companyTypeHint') }
  const hint = Object.entries(hints).find(([of]) => of === name)?.[1]
  return <TextField {...form.input(name)} hint={hint} fieldClass={text === 'companyId' ? 'max-w-[20rem]' : undefined} />
}

/** What a person tells of itself as an owner, and what a company does; the style sheet shows those of the chosen kind. */
export function OwnerFields(props: OwnerFieldsProps) {
  const names = fieldsOf('physical')
  return (
    <>
      <div className="mw-stack mw-stack--l mw-billing__person">
        <div className="mw-pair">
          {names.filter(isName).map((name) => (
            <TextField key={name} {...props.form.input(name)} />
          ))}
        </div>
        {names
          .filter((name) => !isName(name))
          .map((name) => (
            <Control key={name} {...props} name={name} />
          ))}
      </div>
      <div className="mw-stack mw-stack--l mw-billing__business">
        {fieldsOf('legal').map((name) => (
          <Control key={name} {...props} name={name} />
        ))}
      </div>
    </>
  )
}
