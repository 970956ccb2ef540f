import { issueCategories } from '#domain/office-action/vocabulary.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { blankIssue, type TypedIssue } from './examined.ts'

interface Props {
  rows: readonly TypedIssue[]
  wrong: FieldErrors
  onChange: (rows: TypedIssue[]) => void
}

/** The objections of the letter, each with what the client reads about it. */
export function IssuesField({ rows, wrong, onChange }: Props) {
  const t = useText()
  const change = (at: number, part: Partial<TypedIssue>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const none = fieldError(wrong, 'issues', t('officeAction.issues'))
  return (
    <div className="mw-stack mw-stack--l">
      {none && <p className="mw-error">{none}</p>}
      {rows.map((row, at) => (
        <fieldset key={row.id ?? `new-${at}`} className="mw-fieldset mw-stack">
          <legend className="mw-h4">{t('officeAction.issue', { number: at + 1 })}</legend>
          <Select
            name={`issues.${at}.category`}
            label={t('officeAction.category')}
            options={issueCategories.map((value) => ({ value, label: t(`issueCategory.${value}`) }))}
            value={row.category}
            onChange={(event) =>
              change(at, { category: issueCategories.find((one) => one === event.target.value) ?? 'other' })
            }
          />
          <TextField
            name={`issues.${at}.name`}
            label={t('officeAction.issueName')}
            maxLength={200}
            value={row.name}
            error={fieldError(wrong, `issues.${at}.name`, t('officeAction.issueName'))}
            onChange={(event) => change(at, { name: event.target.value })}
          />
          <TextArea
            name={`issues.${at}.explanation`}
            label={t('officeAction.explanation')}
            maxLength={5000}
            value={row.explanation}
            error={fieldError(wrong, `issues.${at}.explanation`, t('officeAction.explanation'))}
            onChange={(event) => change(at, { explanation: event.target.value })}
          />
          <TextArea
            name={`issues.${at}.quote`}
            label={t('officeAction.quote')}
            className="mw-textarea--short"
            maxLength={2000}
            value={row.quote}
            error={fieldError(wrong, `issues.${at}.quote`, t('officeAction.quote'))}
            onChange={(event) => change(at, { quote: event.target.value })}
          />
          <TextField
            name={`issues.${at}.question`}
            label={t('officeAction.question')}
            maxLength={5000}
            value={row.question}
            error={fieldError(wrong, `issues.${at}.question`, t('officeAction.question'))}
            onChange={(event) => change(at, { question: event.target.value })}
          />
          <div>
            <Button small type="button" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
              {t('officeAction.removeIssue', { number: at + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button small type="button" onClick={() => onChange([...rows, blankIssue])}>
          {t('officeAction.addIssue')}
        </Button>
      </div>
    </div>
  )
}
