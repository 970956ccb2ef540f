import { distinctivenessLevels } from '#domain/verification/vocabulary.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { fieldError, fieldErrorWithin } from '../../calls.ts'
import { errorText, useNames, useText } from '../../i18n/texts.ts'
import { Kbd } from '../../kit/kbd.tsx'
import { Section } from '../../kit/section.tsx'
import { Segments } from '../../kit/segments.tsx'
import { summaryUrl } from '../public-pages.ts'
import { ClassPicker } from './class-picker.tsx'
import { clientLanguage, withClasses, withDistinctiveness } from './notes.ts'
import { OverallRisk } from './overall-risk.tsx'
import type { Gap, Looks, ResultDraft } from './result-draft.ts'
import { ResultConflict } from './result-conflict.tsx'
import { RiskList } from './risk-list.tsx'
import { SaveLine } from '../../kit/save-line.tsx'
import { TemplateBar } from './template-bar.tsx'
import type { SuggestedClass } from './use-class-suggestions.ts'
import type { Result } from './use-result.ts'
import { Versions } from './versions.tsx'

interface ResultColumnProps {
  row: RequestRow
  result: Result
  /** Classes that the client's words point to. */
  suggested: readonly SuggestedClass[]
  gaps: readonly Gap[]
  /** What of the marks of high and medium risk was looked at; null until the search has answered. */
  looks: Looks | null
  refusal: string | null
  fields: FieldErrors
  busy: boolean
  onApprove: () => void
  onDismiss: () => void
}

/** What we answer: distinctiveness, risks, classes, the note and what we advise. */
export function ResultColumn({
  row,
  result,
  suggested,
  gaps,
  looks,
  refusal,
  fields,
  busy,
  onApprove,
  onDismiss,
}: ResultColumnProps) {
  const t = useText()
  const names = useNames()
  const { draft, change } = result
  const language = clientLanguage(row.language)
  const set = (part: Partial<ResultDraft>): void => change((old) => ({ ...old, ...part }))
  const distinctivenessError = gaps.includes('distinctiveness')
    ? errorText('field.required', { label: t('result.distinctiveness') })
    : fieldError(fields, 'distinctiveness', t('result.distinctiveness'))
  const noteError = gaps.includes('reason')
    ? errorText('field.reason-needed', { label: t('result.note') })
    : fieldError(fields, 'clientNote', t('result.note'))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className="wb-result" aria-label={t('result.title')} tabIndex={0}>
      <Section title={t('result.distinctiveness')}>
        {distinctivenessError && <p className="mw-error">{distinctivenessError}</p>}
        <Segments
          label={t('result.distinctiveness')}
          invalid={distinctivenessError !== undefined}
          options={distinctivenessLevels.map((level) => ({ value: level, label: names(`distinctiveness.${level}`) }))}
          value={draft.distinctiveness}
          onChange={(level) => change((old) => withDistinctiveness(old, level, language))}
        />
        {draft.distinctiveness && <p className="mw-source">{names(`distinctivenessText.${draft.distinctiveness}`)}</p>}
      </Section>
      <Section title={t('result.risks')}>
        <RiskList
          verdicts={draft.verdicts}
          missing={gaps.includes('verdicts')}
          fields={fields}
          onChange={(verdicts) => set({ verdicts })}
        />
      </Section>
      <Section title={t('result.overall')}>
        <OverallRisk draft={draft} missing={gaps.includes('risk')} onChange={(chosenRisk) => set({ chosenRisk })} />
      </Section>
      <Section
        title={t('result.classes')}
        aside={draft.classes.length > 0 ? t('result.classCount', { count: draft.classes.length }) : undefined}
      >
        <ClassPicker
          classes={draft.classes}
          suggested={suggested}
          error={
            gaps.includes('classes')
              ? errorText('field.choose-at-least-one', { label: t('result.classes') })
              : fieldErrorWithin(fields, 'recommendedClasses', t('result.classes'))
          }
          onChange={(classes) => change((old) => withClasses(row.value, old, classes, language))}
        />
        <Checkbox
          name="useNarrowGsList"
          label={t('result.narrow')}
          checked={draft.useNarrowGsList}
          onChange={(event) => set({ useNarrowGsList: event.target.checked })}
        />
        <Checkbox
          name="additionalCheckRequired"
          label={t('result.furtherCheck')}
          checked={draft.additionalCheckRequired}
          onChange={(event) => set({ additionalCheckRequired: event.target.checked })}
        />
      </Section>
      <Section
        title={t('result.note')}
        aside={t('result.inLanguage', { language: t(`language.${row.language as 'en'}`) })}
      >
        <TemplateBar
          mark={row.value}
          language={row.language}
          draft={draft}
          onChange={(clientNote) => set({ clientNote, confirmed: false })}
        />
        <TextArea
          name="clientNote"
          label={<span className="mw-vh">{t('result.note')}</span>}
          className="wb-note"
          maxLength={5000}
          value={draft.clientNote}
          error={noteError}
          onChange={(event) => set({ clientNote: event.target.value, confirmed: false })}
        />
        <Checkbox
          name="confirmed"
          label={t('result.confirm')}
          note={t('result.confirmHint')}
          checked={draft.confirmed}
          disabled={draft.clientNote.trim() === ''}
          onChange={(event) => set({ confirmed: event.target.checked })}
        />
      </Section>
      <Section title={t('result.strategy')}>
        <TextArea
          name="strategy"
          label={<span className="mw-vh">{t('result.strategy')}</span>}
          hint={t('result.strategyHint')}
          maxLength={5000}
          value={draft.strategy}
          error={fieldError(fields, 'strategy', t('result.strategy'))}
          onChange={(event) => set({ strategy: event.target.value })}
        />
      </Section>
      <Section title={t('result.internal')}>
        <TextArea
          name="resultNote"
          label={<span className="mw-vh">{t('result.internal')}</span>}
          hint={t('notes.hint')}
          className="mw-textarea--short"
          maxLength={5000}
          value={draft.resultNote}
          error={fieldError(fields, 'resultNote', t('result.internal'))}
          onChange={(event) => set({ resultNote: event.target.value })}
        />
      </Section>
      <p className="mw-source">{t('verification.whenApproved', { email: row.contact_email })}</p>
      <div className="wb-send">
        <div className="mw-split">
          {result.theirs ? <span /> : <SaveLine saving={result} />}
          <button type="button" className="wb-link" onClick={onDismiss}>
            {t('verification.dismissMore')}
          </button>
        </div>
        {result.theirs && <ResultConflict theirs={result.theirs} result={result} />}
        {refusal && (
          <p className="mw-error" role="alert">
            {refusal}
          </p>
        )}
        <p className="mw-source">
          {looks === null
            ? t('result.leftUnknown')
            : looks.left > 0
              ? t('result.left', { count: looks.left })
              : t(looks.listed === 0 ? 'result.noneListed' : 'result.leftNone')}{' '}
          {looks?.left === 0 && draft.confirmed && result.confirmedBy
            ? t(looks.listed === 0 ? 'result.claimedWithout' : 'result.claimed', { name: result.confirmedBy })
            : t('result.notClaimed')}
        </p>
        {gaps.length > 0 && <p className="mw-error">{t('result.gaps', { count: gaps.length })}</p>}
        <div className="mw-cluster">
          <Button kind="primary" small busy={busy} onClick={onApprove}>
            {t('verification.approve')} <Kbd keys="Ctrl ↵" />
          </Button>
          <ButtonLink small href={summaryUrl(row)} target="_blank" rel="noreferrer">
            {t('verification.preview')}
          </ButtonLink>
        </div>
      </div>
      <Versions row={row} />
    </section>
  )
}
