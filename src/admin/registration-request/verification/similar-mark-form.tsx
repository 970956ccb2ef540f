import { useEffect, useId, useState } from 'react'
import { isJurisdiction, jurisdictionFrom, jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import { riskLevels } from '#domain/verification/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { errorText, useLanguage, useNames, useText } from '../../i18n/texts.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { parseClasses } from './class-list.ts'
import type { SimilarDraft } from './result-draft.ts'

interface SimilarMarkFormProps {
  first: SimilarDraft
  wanted: readonly Jurisdiction[]
  onKeep: (row: SimilarDraft) => void
  onCancel: () => void
}

/** A similar mark by hand. It joins the result only when it is complete, so that saving never trips over it. */
export function SimilarMarkForm({ first, wanted, onKeep, onCancel }: SimilarMarkFormProps) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const id = useId()
  const [row, setRow] = useState(first)
  const [classText, setClassText] = useState(first.classes.join(', '))
  const [tried, setTried] = useState(false)
  useEffect(() => document.getElementById(`${id}-name`)?.focus(), [id])
  useKeys([{ key: 'Escape', typing: true, run: onCancel }])
  const set = (part: Partial<SimilarDraft>): void => setRow((old) => ({ ...old, ...part }))
  const classes = parseClasses(classText)
  const offered = sortJurisdictions([...new Set([...wanted, ...row.jurisdictions])], language)
  const others = sortJurisdictions(
    jurisdictions.filter((code) => !offered.includes(code)),
    language,
  )
  const noName = tried && row.name.trim() === '' ? errorText('field.required', { label: t('field.mark') }) : undefined
  const noPlace =
    tried && row.jurisdictions.length === 0
      ? errorText('field.choose-at-least-one', { label: t('field.places') })
      : undefined
  const badClasses = tried && classes === null ? errorText('field.class-out-of-range') : undefined
  const toggle = (code: Jurisdiction): void =>
    set({
      jurisdictions: row.jurisdictions.includes(code)
        ? row.jurisdictions.filter((one) => one !== code)
        : [...row.jurisdictions, code],
    })
  const keep = (): void => {
    setTried(true)
    if (row.name.trim() !== '' && row.jurisdictions.length > 0 && classes)
      onKeep({ ...row, name: row.name.trim(), classes })
  }
  return (
    <form
      className="wb-simform"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <div className="mw-pair">
        <TextField
          id={`${id}-name`}
          name="name"
          label={t('field.mark')}
          value={row.name}
          error={noName}
          maxLength={200}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          id={`${id}-risk`}
          name="similarity"
          label={t('similar.risk')}
          value={row.similarity}
          options={riskLevels.map((risk) => ({ value: risk, label: names(`risk.${risk}`) }))}
          onChange={(event) => set({ similarity: riskLevels.find((risk) => risk === event.target.value) ?? 'unknown' })}
        />
      </div>
      <fieldset className="mw-fieldset">
        <legend className="mw-label">{t('field.places')}</legend>
        {noPlace && <p className="mw-error">{noPlace}</p>}
        <div className="mw-chips">
          {offered.map((code) => (
            <label className="mw-chip" key={code} htmlFor={`${id}-${code}`}>
              <input
                id={`${id}-${code}`}
                type="checkbox"
                checked={row.jurisdictions.includes(code)}
                onChange={() => toggle(code)}
              />
              <span>{jurisdictionName(code, language)}</span>
            </label>
          ))}
          <select
            className="mw-select wb-chipselect"
            aria-label={t('similar.otherPlace')}
            value=""
            onChange={(event) => {
              const code = jurisdictionFrom(event.target.value)
              if (code && isJurisdiction(code)) toggle(code)
            }}
          >
            <option value="">{t('similar.otherPlace')}</option>
            {others.map((code) => (
              <option key={code} value={code}>
                {jurisdictionName(code, language)}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
      <div className="mw-pair">
        <TextField
          id={`${id}-number`}
          name="number"
          label={t('similar.number')}
          value={row.number}
          maxLength={60}
          onChange={(event) => set({ number: event.target.value })}
        />
        <TextField
          id={`${id}-owner`}
          name="owner"
          label={t('similar.owner')}
          value={row.owner}
          maxLength={200}
          onChange={(event) => set({ owner: event.target.value })}
        />
        <TextField
          id={`${id}-classes`}
          name="classes"
          label={t('field.classes')}
          hint={t('similar.classesHint')}
          inputMode="numeric"
          value={classText}
          error={badClasses}
          onChange={(event) => setClassText(event.target.value)}
        />
        <TextField
          id={`${id}-url`}
          name="url"
          label={t('similar.url')}
          hint={t('similar.urlHint')}
          value={row.url}
          maxLength={500}
          onChange={(event) => set({ url: event.target.value })}
        />
      </div>
      <TextField
        id={`${id}-goods`}
        name="goods"
        label={t('similar.goods')}
        value={row.goods}
        maxLength={500}
        onChange={(event) => set({ goods: event.target.value })}
      />
      <TextField
        id={`${id}-reason`}
        name="reason"
        label={t('similar.reason')}
        hint={t('similar.reasonHint')}
        value={row.reason}
        maxLength={500}
        onChange={(event) => set({ reason: event.target.value })}
      />
      <div className="mw-cluster">
        <Checkbox
          id={`${id}-competitor`}
          name="competitor"
          label={t('similar.competitor')}
          checked={row.competitor}
          onChange={(event) => set({ competitor: event.target.checked })}
        />
        <Checkbox
          id={`${id}-known`}
          name="wellKnown"
          label={t('similar.wellKnown')}
          checked={row.wellKnown}
          onChange={(event) => set({ wellKnown: event.target.checked })}
        />
      </div>
      <div className="mw-cluster">
        <Button small type="submit">
          {t('similar.keep')}
        </Button>
        <Button small kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
