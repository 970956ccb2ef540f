import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { earlierRightKinds, mostRights } from '#domain/opposition/vocabulary.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, fieldErrorWithin } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { blankRight, type TypedRight } from './typed.ts'

interface Props {
  rows: readonly TypedRight[]
  wrong: FieldErrors
  onChange: (rows: TypedRight[]) => void
}

/** The earlier rights that the opponent relies on, as the notice names them. */
export function RightsField({ rows, wrong, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const parts = [
    { name: 'name', label: t('opposition.rightName') },
    { name: 'number', label: t('field.number') },
    { name: 'owner', label: t('field.owner') },
    { name: 'classes', label: t('officeAction.citedClasses') },
  ] as const
  const change = (at: number, part: Partial<TypedRight>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <div className="mw-stack mw-stack--l">
      {rows.map((row, at) => (
        <fieldset key={at} className="mw-fieldset mw-stack mw-stack--s">
          <legend className="mw-h4">{t('opposition.right', { number: at + 1 })}</legend>
          <div className="mw-pair">
            <Select
              name={`earlierRights.${at}.kind`}
              label={t('opposition.rightKind')}
              options={earlierRightKinds.map((value) => ({ value, label: t(`opposition.rightKindOf.${value}`) }))}
              value={row.kind}
              onChange={(event) =>
                change(at, { kind: earlierRightKinds.find((one) => one === event.target.value) ?? 'mark' })
              }
            />
            <Select
              name={`earlierRights.${at}.jurisdiction`}
              label={t('field.place')}
              empty={t('unknown')}
              options={jurisdictions.map((value) => ({ value, label: jurisdictionName(value, language) }))}
              value={row.jurisdiction}
              error={fieldError(wrong, `earlierRights.${at}.jurisdiction`, t('field.place'))}
              onChange={(event) =>
                change(at, { jurisdiction: jurisdictions.find((one) => one === event.target.value) ?? '' })
              }
            />
          </div>
          {parts.map(({ name, label }) => (
            <TextField
              key={name}
              name={`earlierRights.${at}.${name}`}
              label={label}
              value={row[name]}
              error={fieldErrorWithin(wrong, `earlierRights.${at}.${name}`, label)}
              onChange={(event) => change(at, { [name]: event.target.value })}
            />
          ))}
          <div>
            <Button small type="button" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
              {t('opposition.removeRight', { number: at + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {rows.length < mostRights && (
        <div>
          <Button small type="button" onClick={() => onChange([...rows, blankRight])}>
            {t('opposition.addRight')}
          </Button>
        </div>
      )}
    </div>
  )
}
