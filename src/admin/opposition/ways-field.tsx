import { wayKinds, type WayKind } from '#domain/opposition/vocabulary.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import type { TypedWay } from './typed.ts'

interface Props {
  rows: readonly TypedWay[]
  /** Those that were ordered stay as the client ordered them. */
  ordered: readonly WayKind[]
  wrong: FieldErrors
  currency: string
  onChange: (rows: TypedWay[]) => void
}

const blank = { description: '', ground: '', service: '', official: '', recommended: false }

/** The ways to go on: why each is one, what is done, and both fees; one of them may be recommended. */
export function WaysField({ rows, ordered, wrong, currency, onChange }: Props) {
  const t = useText()
  const change = (at: number, part: Partial<TypedWay>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const recommend = (at: number, recommended: boolean) =>
    onChange(rows.map((row, index) => ({ ...row, recommended: index === at && recommended })))
  return (
    <div className="mw-stack mw-stack--l mt-2">
      {rows.map((row, at) => (
        <fieldset key={row.kind} className="mw-fieldset mw-stack" disabled={ordered.includes(row.kind)}>
          <legend className="mw-h4">{t(`opposition.wayOf.${row.kind}`)}</legend>
          {ordered.includes(row.kind) && <p className="mw-small mw-muted">{t('opposition.wayOrdered')}</p>}
          <TextArea
            name={`ways.${at}.ground`}
            label={t('opposition.ground')}
            hint={t('opposition.groundHint')}
            className="mw-textarea--short"
            maxLength={5000}
            value={row.ground}
            error={fieldError(wrong, `ways.${at}.ground`, t('opposition.ground'))}
            onChange={(event) => change(at, { ground: event.target.value })}
          />
          <TextArea
            name={`ways.${at}.description`}
            label={t('officeAction.description')}
            className="mw-textarea--short"
            maxLength={2000}
            value={row.description}
            error={fieldError(wrong, `ways.${at}.description`, t('officeAction.description'))}
            onChange={(event) => change(at, { description: event.target.value })}
          />
          {row.kind !== 'withdrawal' && (
            <div className="mw-pair">
              <TextField
                name={`ways.${at}.serviceFee`}
                inputMode="decimal"
                label={t('officeAction.service', { currency })}
                value={row.service}
                error={fieldError(wrong, `ways.${at}.serviceFee`, t('officeAction.service', { currency }))}
                onChange={(event) => change(at, { service: event.target.value })}
              />
              <TextField
                name={`ways.${at}.governmentFee`}
                inputMode="decimal"
                label={t('officeAction.official', { currency })}
                value={row.official}
                error={fieldError(wrong, `ways.${at}.governmentFee`, t('officeAction.official', { currency }))}
                onChange={(event) => change(at, { official: event.target.value })}
              />
            </div>
          )}
          <Checkbox
            name={`ways.${at}.recommended`}
            label={t('officeAction.recommend')}
            checked={row.recommended}
            onChange={(event) => recommend(at, event.target.checked)}
          />
          <div>
            <Button small type="button" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
              {t('opposition.removeWay')}
            </Button>
          </div>
        </fieldset>
      ))}
      <div className="mw-cluster">
        {wayKinds
          .filter((kind) => rows.every((row) => row.kind !== kind))
          .map((kind) => (
            <Button key={kind} small type="button" onClick={() => onChange([...rows, { kind, ...blank }])}>
              {t('opposition.addWay', { way: t(`opposition.wayOf.${kind}`) })}
            </Button>
          ))}
      </div>
    </div>
  )
}
