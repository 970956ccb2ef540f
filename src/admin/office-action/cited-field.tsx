import type { FieldErrors } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldErrorWithin } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { blankCited, type TypedCited } from './examined.ts'

interface Props {
  rows: readonly TypedCited[]
  wrong: FieldErrors
  onChange: (rows: TypedCited[]) => void
}

/** The marks that the office holds against ours, as a person confirmed them. */
export function CitedField({ rows, wrong, onChange }: Props) {
  const t = useText()
  const parts = [
    { name: 'name', label: t('officeAction.citedName') },
    { name: 'number', label: t('field.number') },
    { name: 'owner', label: t('field.owner') },
    { name: 'classes', label: t('officeAction.citedClasses') },
    { name: 'url', label: t('officeAction.citedUrl') },
  ] as const
  const change = (at: number, part: Partial<TypedCited>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <div className="mw-stack mw-stack--l">
      {rows.map((row, at) => (
        <fieldset key={at} className="mw-fieldset mw-stack mw-stack--s">
          <legend className="mw-h4">{t('officeAction.citedMark', { number: at + 1 })}</legend>
          {parts.map(({ name, label }) => (
            <TextField
              key={name}
              name={`cited.${at}.${name}`}
              label={label}
              value={row[name]}
              error={fieldErrorWithin(wrong, `cited.${at}.${name}`, label)}
              onChange={(event) => change(at, { [name]: event.target.value })}
            />
          ))}
          <div>
            <Button small type="button" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
              {t('officeAction.removeCited', { number: at + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button small type="button" onClick={() => onChange([...rows, blankCited])}>
          {t('officeAction.addCited')}
        </Button>
      </div>
    </div>
  )
}
