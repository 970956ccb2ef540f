import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { Button } from '#ui/button.tsx'
import { Letters } from '#ui/letters.tsx'
import { Mark } from '#ui/mark.tsx'
import { SimilarityReasons } from '#ui/similarity.tsx'
import { useLanguage, useNames, useText } from '../../i18n/texts.ts'
import { RiskVerdict } from '../../kit/cells.tsx'
import { Places } from '../../kit/place.tsx'
import { emptySimilar, sortedSimilar, type SimilarDraft } from './result-draft.ts'
import { SimilarMarkForm } from './similar-mark-form.tsx'
import type { Result } from './use-result.ts'
import { uuidv7 } from '#kernel/ids.ts'

interface SimilarMarksProps {
  mark: string
  wanted: readonly Jurisdiction[]
  result: Result
  editing: SimilarDraft | null
  onEdit: (row: SimilarDraft | null) => void
}

/** The earlier marks that the client will read about: picked from the candidates, or entered by hand. */
export function SimilarMarks({ mark, wanted, result, editing, onEdit }: SimilarMarksProps) {
  const t = useText()
  const { draft, change } = result
  const rows = sortedSimilar(draft.similar)
  const keep = (row: SimilarDraft): void => {
    change((old) => {
      const others = old.similar.filter((one) => one.key !== row.key)
      return { ...old, similar: [...others, row] }
    })
    onEdit(null)
  }
  const remove = (key: string): void =>
    change((old) => ({ ...old, similar: old.similar.filter((one) => one.key !== key) }))
  return (
    <section aria-labelledby="similar-marks">
      <h2 id="similar-marks">
        {t('similar.title')} <small>{t('similar.shown', { count: rows.length })}</small>
      </h2>
      {rows.length === 0 && !editing && <p className="mw-muted mw-small">{t('similar.none')}</p>}
      <ul className="wb-cand">
        {rows.map((row, index) =>
          row.key === editing?.key ? (
            <li key={row.key} className="is-form">
              <SimilarMarkForm first={row} wanted={wanted} onKeep={keep} onCancel={() => onEdit(null)} />
            </li>
          ) : (
            <li key={row.key}>
              <span className="wb-rank">{index + 1}</span>
              <SimilarRow mark={mark} row={row} />
              <span className="wb-cand__act">
                <RiskVerdict risk={row.similarity} />
                <span className="mw-cluster">
                  <button type="button" className="wb-flag" onClick={() => onEdit(row)}>
                    {t('similar.edit')}
                    <span className="mw-vh"> {row.name}</span>
                  </button>
                  <button type="button" className="wb-flag" onClick={() => remove(row.key)}>
                    {t('similar.remove')}
                    <span className="mw-vh"> {row.name}</span>
                  </button>
                </span>
              </span>
            </li>
          ),
        )}
      </ul>
      {editing && !rows.some((row) => row.key === editing.key) ? (
        <SimilarMarkForm first={editing} wanted={wanted} onKeep={keep} onCancel={() => onEdit(null)} />
      ) : (
        !editing && (
          <Button small className="wb-add" onClick={() => onEdit(emptySimilar(uuidv7()))}>
            {t('similar.add')}
          </Button>
        )
      )}
    </section>
  )
}

/** A similar mark as a reader sees it: letters, number, owner, classes and why it matters. */
export function SimilarRow({ mark, row }: { mark: string; row: Omit<SimilarDraft, 'key'> }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const facts = [
    row.number,
    row.classes.length > 0 && t('similar.classes', { list: row.classes.join(', '), count: row.classes.length }),
    row.owner,
  ]
  return (
    <div className="wb-cand__body">
      <p>
        <Mark>{row.name}</Mark> <Places codes={row.jurisdictions} />
        <small>{facts.filter(Boolean).join(', ')}</small>
      </p>
      <Letters small own={mark} earlier={row.name} ownLabel={t('similar.own')} earlierLabel={t('similar.earlier')} />
      {row.score && (
        <SimilarityReasons similarity={row.score} own={mark} earlier={row.name} say={names} language={language} />
      )}
      {row.reason && <p className="wb-cand__why">{row.reason}</p>}
      {row.goods && <p className="wb-cand__goods">{row.goods}</p>}
      {(row.competitor || row.wellKnown) && (
        <ul className="mw-reasons">
          {row.competitor && <li>{t('similar.competitor')}</li>}
          {row.wellKnown && <li>{t('similar.wellKnown')}</li>}
        </ul>
      )}
    </div>
  )
}
