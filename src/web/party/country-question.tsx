import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Select, type SelectOption } from '#ui/select.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'

/**
 * Asks a visitor of whom nobody knows the country, so that prices can count VAT; the answer is kept. `inForm` stands within
 * another form and sends that one to the address that keeps it.
 */
export function CountryQuestion({ countries, inForm = false }: { countries: SelectOption[]; inForm?: boolean }) {
  const t = useText('common')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const action = path.appearance({}, { language })
  const fields = (
    <div className="mw-stack mt-2 mw-noprint">
      <Select
        name="country"
        id="vat-country"
        label={t('price.country')}
        options={countries}
        empty={t('price.countryEmpty')}
      />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <Button small type="submit" formAction={action} formMethod="post" formNoValidate>
        {t('price.countrySubmit')}
      </Button>
    </div>
  )
  if (inForm) return fields
  return (
    <form method="post" action={action}>
      {fields}
    </form>
  )
}
