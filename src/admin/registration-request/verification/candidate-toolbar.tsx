import { numberFormat } from '#kernel/formatters.ts'
import { toldGrounds } from '#domain/clearance/grounds/ground.ts'
import { scopes } from '#domain/clearance/scope.ts'
import { formatDate } from '#kernel/dates.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { Kbd } from '../../kit/kbd.tsx'
import { Segments } from '../../kit/segments.tsx'
import { quoted } from './ground-text.ts'
import type { Candidates } from './use-candidates.ts'

interface CandidateToolbarProps {
  asked: Candidates
  mark: string
  classes: readonly number[]
  /** Whether a person chose the classes; otherwise they are what the client's words point to. */
  chosen: boolean
  onPropose: () => void
}

/** Which marks compete, what was searched and as of when, and the step that fills the result in. */
export function CandidateToolbar({ asked, mark, classes, chosen, onPropose }: CandidateToolbarProps) {
  const t = useText()
  const language = useLanguage()
  const { data } = asked
  const told = toldGrounds(data?.grounds ?? [])
  const named = (places: readonly Jurisdiction[]) => places.map((place) => jurisdictionName(place, language)).join(', ')
  const offices = (data?.register.offices ?? []).map(({ office, count, asOf }) =>
    [office, numberFormat(language).format(count), asOf && formatDate(asOf, language)].filter(Boolean).join(', '),
  )
  return (
    <div className="wb-candbar">
      <div className="mw-split">
        <Segments
          label={t('candidates.scope')}
          options={scopes.map((scope) => ({ value: scope, label: t(`candidates.scopes.${scope}`) }))}
          value={asked.scope}
          onChange={asked.setScope}
        />
        <Button small kind="primary" onClick={onPropose} disabled={!data || asked.isPlaceholderData}>
          {t('candidates.propose')} <Kbd keys="P" />
        </Button>
      </div>
      <Checkbox
        name="withDead"
        label={t('candidates.withDead')}
        checked={asked.withDead}
        onChange={(event) => asked.setWithDead(event.target.checked)}
      />
      {!chosen && data && (
        <p className="mw-hint">
          {classes.length === 0
            ? t('candidates.noClasses')
            : t('candidates.suggestedClasses', { list: classes.join(', '), count: classes.length })}
        </p>
      )}
      {data && (
        <details className="wb-more">
          <summary>
            {t('candidates.searched', { count: data.register.count })}
            {data.answeredBy === 'database' && ` ${t('candidates.database')}`}
          </summary>
          <ul className="wb-plain mw-small">
            {offices.map((office) => (
              <li key={office}>{office}</li>
            ))}
          </ul>
          <p className="mw-source">{t('candidates.notSearched', { version: data.version })}</p>
        </details>
      )}
      {told.length > 0 && (
        <ul className="mw-reasons" aria-label={t('candidates.grounds')}>
          {told.map(({ kind, word, classes: of, standing, toCheck }) => (
            <li key={`${kind}-${word}`}>
              <b translate="no">{quoted(word, mark, language)}</b> {t(`ground.${kind}`)}
              {of.length > 0 && `, ${t('similar.classes', { list: of.join(', '), count: of.length })}`}
              {standing.length > 0 && ` · ${t('groundPlaces.standing', { places: named(standing) })}`}
              {toCheck.length > 0 && ` · ${t('groundPlaces.toCheck', { places: named(toCheck) })}`}
            </li>
          ))}
        </ul>
      )}
      {data && data.unlisted.length > 0 && (
        <p className="mw-source">
          {t('candidates.unlisted')} <b translate="no">{data.unlisted.join(', ')}</b>
        </p>
      )}
    </div>
  )
}
