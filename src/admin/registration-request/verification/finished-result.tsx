import { isReadByPerson } from '#domain/verification/review.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Table } from '#ui/table.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { useLanguage, useNames, useText } from '../../i18n/texts.ts'
import { placeCell, riskCell, RiskVerdict } from '../../kit/cells.tsx'
import { Section } from '../../kit/section.tsx'
import { formatInstant } from '../../kit/time.ts'
import { SummaryLink } from './summary-link.tsx'
import { summaryUrl } from '../public-pages.ts'
import { RegistersAsked } from './registers-asked.tsx'
import { RequestFacts } from './request-facts.tsx'
import { similarOfRow, sortedSimilar } from './result-draft.ts'
import { SearchLog } from './search-log.tsx'
import { SimilarRow } from './similar-marks.tsx'
import { Versions } from './versions.tsx'

/** The last answer as the client has it. */
export function FinishedResult({ row }: { row: RequestRow }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const result = row.verification_results.find((one) => one.completed)
  if (!result) {
    return (
      <div className="wb-bench wb-bench--two">
        <RequestFacts row={row} />
        <div>
          <EmptyState title={t('result.noneTitle')} text={t('result.noneText')} />
        </div>
      </div>
    )
  }
  return (
    <div className="wb-bench">
      <RequestFacts row={row} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div tabIndex={0} role="region" aria-label={t('candidates.column')}>
        <Section title={t('result.risks')}>
          <Table
            caption={t('result.risks')}
            dense
            rows={result.jurisdictions}
            rowKey={(verdict) => verdict.jurisdiction}
            columns={[
              {
                key: 'place',
                title: t('field.place'),
                head: true,
                cell: placeCell,
              },
              {
                key: 'risk',
                title: t('result.risk'),
                cell: riskCell,
              },
              { key: 'reason', title: t('result.reason'), cell: (verdict) => verdict.reason || '–' },
              { key: 'advice', title: t('result.advice'), cell: (verdict) => verdict.advice || '–' },
            ]}
          />
        </Section>
        <Section title={t('similar.title')} aside={t('similar.shown', { count: result.similar_trademarks.length })}>
          {result.similar_trademarks.length === 0 && <p className="mw-muted mw-small">{t('similar.noneSent')}</p>}
          <ul className="wb-cand">
            {sortedSimilar(result.similar_trademarks.map(similarOfRow)).map((mark, index) => (
              <li key={mark.key}>
                <span className="wb-rank">{index + 1}</span>
                <SimilarRow mark={row.value} row={mark} />
                <RiskVerdict risk={mark.similarity} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <section className="wb-result" aria-label={t('result.title')}>
        <Section title={t('result.overall')}>
          {result.overall_risk ? <RiskVerdict risk={result.overall_risk} /> : <p>{names('risk.unknown')}</p>}
          {result.distinctiveness && <p className="mw-source">{names(`distinctiveness.${result.distinctiveness}`)}</p>}
          {result.other_refusal_reason && <p className="mw-lines">{result.other_refusal_reason}</p>}
        </Section>
        {result.recommended_classes.length > 0 && (
          <Section title={t('result.classes')}>
            <ul className="wb-plain">
              {result.recommended_classes.map((number) => (
                <li key={number}>
                  <b>{number}</b> {niceClassName(number, language)}
                </li>
              ))}
            </ul>
          </Section>
        )}
        {result.client_note && (
          <Section title={t('result.note')}>
            <p className="mw-lines">{result.client_note}</p>
          </Section>
        )}
        {result.strategy && (
          <Section title={t('result.strategy')}>
            <p className="mw-lines">{result.strategy}</p>
          </Section>
        )}
        {result.result_note && (
          <Section title={t('result.internal')}>
            <p className="mw-lines">{result.result_note}</p>
          </Section>
        )}
        <RegistersAsked
          registers={result.registers_asked}
          wanted={result.jurisdictions.map((one) => one.jurisdiction)}
        />
        {isReadByPerson(result.review) ? (
          <p className="mw-source">
            {t(result.review.listed === 0 ? 'result.readWithout' : 'result.readBy', {
              name: result.review.confirmedBy,
            })}
          </p>
        ) : (
          <p className="mw-source">{t('result.notRead')}</p>
        )}
        <p className="mw-source">{t('result.sentOn', { date: formatInstant(result.updated_at, language) })}</p>
        <div className="mw-cluster">
          <ButtonLink small href={summaryUrl(row)} target="_blank" rel="noreferrer">
            {t('verification.asClient')}
          </ButtonLink>
          <SummaryLink row={row} />
        </div>
        <SearchLog row={row} />
        <Versions row={row} />
      </section>
    </div>
  )
}
