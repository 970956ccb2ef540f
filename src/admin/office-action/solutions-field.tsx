import { chancesOfSuccess, solutionKinds } from '#domain/office-action/vocabulary.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { blankSolution, type TypedSolution } from './examined.ts'

interface Props {
  rows: readonly TypedSolution[]
  wrong: FieldErrors
  currency: string
  onChange: (rows: TypedSolution[]) => void
}

/** The ways to answer: words, both fees, a chance with its ground; one of them may be recommended. */
export function SolutionsField({ rows, wrong, currency, onChange }: Props) {
  const t = useText()
  const none = fieldError(wrong, 'solutions', t('officeAction.solutions'))
  const change = (at: number, part: Partial<TypedSolution>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const recommend = (at: number, recommended: boolean) =>
    onChange(rows.map((row, index) => ({ ...row, recommended: index === at && recommended })))
  return (
    <div className="mw-stack mw-stack--l mt-2">
      {none && <p className="mw-error">{none}</p>}
      {rows.map((row, at) => (
        <fieldset key={row.id ?? `new-${at}`} className="mw-fieldset mw-stack">
          <legend className="mw-h4">{t('officeAction.solution', { number: at + 1 })}</legend>
          <TextField
            name={`solutions.${at}.solution`}
            label={t('officeAction.solutionName')}
            maxLength={200}
            value={row.solution}
            error={fieldError(wrong, `solutions.${at}.solution`, t('officeAction.solutionName'))}
            onChange={(event) => change(at, { solution: event.target.value })}
          />
          <Select
            name={`solutions.${at}.kind`}
            label={t('officeAction.kind')}
            options={solutionKinds.map((value) => ({ value, label: t(`officeAction.kindOf.${value}`) }))}
            value={row.kind}
            onChange={(event) =>
              change(at, { kind: solutionKinds.find((one) => one === event.target.value) ?? 'response' })
            }
          />
          <TextArea
            name={`solutions.${at}.description`}
            label={t('officeAction.description')}
            className="mw-textarea--short"
            maxLength={2000}
            value={row.description}
            error={fieldError(wrong, `solutions.${at}.description`, t('officeAction.description'))}
            onChange={(event) => change(at, { description: event.target.value })}
          />
          <div className="mw-pair">
            <TextField
              name={`solutions.${at}.serviceFee`}
              inputMode="decimal"
              label={t('officeAction.service', { currency })}
              value={row.service}
              error={fieldError(wrong, `solutions.${at}.serviceFee`, t('officeAction.service', { currency }))}
              onChange={(event) => change(at, { service: event.target.value })}
            />
            <TextField
              name={`solutions.${at}.governmentFee`}
              inputMode="decimal"
              label={t('officeAction.official', { currency })}
              value={row.official}
              error={fieldError(wrong, `solutions.${at}.governmentFee`, t('officeAction.official', { currency }))}
              onChange={(event) => change(at, { official: event.target.value })}
            />
          </div>
          <div className="mw-pair">
            <Select
              name={`solutions.${at}.chance`}
              label={t('officeAction.chance')}
              empty={t('officeAction.noChance')}
              options={chancesOfSuccess.map((value) => ({ value, label: t(`officeAction.chanceOf.${value}`) }))}
              value={row.chance}
              onChange={(event) =>
                change(at, { chance: chancesOfSuccess.find((one) => one === event.target.value) ?? '' })
              }
            />
            <TextField
              name={`solutions.${at}.ground`}
              label={t('officeAction.ground')}
              hint={t('officeAction.groundHint')}
              maxLength={5000}
              value={row.ground}
              error={fieldError(wrong, `solutions.${at}.ground`, t('officeAction.ground'))}
              onChange={(event) => change(at, { ground: event.target.value })}
            />
          </div>
          <Checkbox
            name={`solutions.${at}.recommended`}
            label={t('officeAction.recommend')}
            checked={row.recommended}
            onChange={(event) => recommend(at, event.target.checked)}
          />
          <div>
            <Button small type="button" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
              {t('officeAction.removeSolution', { number: at + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button small type="button" onClick={() => onChange([...rows, blankSolution])}>
          {t('officeAction.addSolution')}
        </Button>
      </div>
    </div>
  )
}
