import { changesBetween } from '#domain/verification/changes.ts'
import type { Risk } from '#domain/verification/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { ResultRow } from '#operations/staff/request.ts'
import { useLanguage, useNames, useText } from '../../i18n/texts.ts'
import { personName } from '../../kit/person.ts'
import { formatInstant } from '../../kit/time.ts'
import { overallRisk, type ResultDraft } from './result-draft.ts'
import type { Result } from './use-result.ts'
import { comparedRow, lineOf } from './version-changes.ts'

const texts = [
  { key: 'note', of: (draft: ResultDraft) => draft.clientNote, theirs: (row: ResultRow) => row.client_note ?? '' },
  { key: 'strategy', of: (draft: ResultDraft) => draft.strategy, theirs: (row: ResultRow) => row.strategy ?? '' },
  { key: 'internal', of: (draft: ResultDraft) => draft.resultNote, theirs: (row: ResultRow) => row.result_note ?? '' },
] as const

/** Somebody else changed the answer while it was written here: what theirs says differently, and the choice. */
export function ResultConflict({ theirs, result }: { theirs: ResultRow; result: Result }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const { draft } = result
  const mine = {
    overall: overallRisk(draft),
    places: draft.verdicts,
    marks: draft.similar,
    classes: draft.classes,
  }
  const risk = (one: Risk): string => names(`risk.${one}`)
  const lines = changesBetween(mine, comparedRow(theirs)).map((change) => lineOf(change, risk, t('result.overall')))
  if (draft.distinctiveness !== theirs.distinctiveness && theirs.distinctiveness)
    lines.unshift(`${t('result.distinctiveness')}: ${names(`distinctiveness.${theirs.distinctiveness}`)}`)
  const by = theirs.updated_by_user ? personName(theirs.updated_by_user) : null
  const at = formatInstant(theirs.updated_at, language)
  return (
    <Callout tone="amber" title={by ? t('result.conflictBy', { name: by }) : t('result.conflict')}>
      <div className="mw-stack mw-stack--s" role="alert">
        <p>{t('result.conflictText', { at })}</p>
        {lines.length > 0 && <p className="mw-lines mw-small">{lines.join('\n')}</p>}
        {texts
          .filter(({ of, theirs: told }) => of(draft) !== told(theirs))
          .map(({ key, theirs: told }) => (
            <div key={key}>
              <h3 className="mw-small">{t('result.theirs', { field: t(`result.${key}`) })}</h3>
              <p className="mw-lines mw-small">{told(theirs) || '–'}</p>
            </div>
          ))}
        <div className="mw-cluster">
          <Button small kind="primary" onClick={() => result.resolve('mine', theirs)}>
            {t('goods.keepMine')}
          </Button>
          <Button small onClick={() => result.resolve('theirs', theirs)}>
            {t('goods.takeTheirs')}
          </Button>
        </div>
      </div>
    </Callout>
  )
}
