import { noteCalls } from '#contract/note.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { hasEnded } from '#domain/trademark/status.ts'
import { type TrademarkFile, ownerName } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { MarkHeading } from '../kit/mark-heading.tsx'
import { DocumentsSection, HistorySection, NotesSection } from '../kit/matter-file.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { trademarkNextAction } from '../queue/next-action.ts'
import { Page } from '../kit/page.tsx'
import { BasisForm } from './basis-form.tsx'
import { BrandRegistry } from './brand-registry.tsx'
import { Changes } from './changes.tsx'
import { Designations } from './designations.tsx'
import { Divide } from './divide.tsx'
import { Docket } from './docket.tsx'
import { EuipoFiling } from './euipo-filing.tsx'
import { Extend } from './extend.tsx'
import { FilingForm } from './filing-form.tsx'
import { MilestoneForm } from './milestone-form.tsx'
import { OwnerLetter } from './owner-letter.tsx'
import { RecordForm } from './record-form.tsx'
import { TrademarkFacts } from './trademark-facts.tsx'
import { CutNote } from '../kit/cut-note.tsx'
import { OfficeRegister } from './office-register.tsx'
import { OfficeActions } from './office-actions.tsx'
import { Oppositions } from './oppositions.tsx'
import { RegistrationEnd } from './registration-end.tsx'
import { FoundDifferences } from './found-differences.tsx'
import { FoundMarks } from './found-marks.tsx'
import { OrderService } from './order-service.tsx'
import { Uses } from './uses.tsx'
import { UseProofs } from './use-proofs.tsx'
import { todayHere } from '../kit/time.ts'
import { isLapsed } from '#operations/renewal.ts'
import { usePart } from '../kit/use-part.ts'

/** One mark in one register: facts, the next step, dates, documents and everything that happened. */
export function TrademarkShow() {
  return <ShowPage<TrademarkFile> table="trademark">{(row) => <TrademarkScreen row={row} key={row.id} />}</ShowPage>
}

function TrademarkScreen({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const action = isLapsed(row, todayHere())
    ? ({ key: 'check-renewal', mover: 'staff', to: null } as const)
    : trademarkNextAction(row.status)
  usePart()
  return (
    <Page
      title={`${row.name}, ${row.jurisdiction}`}
      heading={<MarkHeading mark={row} />}
      sub={ownerName(row)}
      actions={
        <>
          <StatusTag status={row.status} />
          <Assign noun="trademark" id={row.id} assigned={row.assigned_admin} />
          {(action.mover !== 'staff' || action.key === 'check-renewal') && (
            <span className="wb-wait">{t(`action.${action.key}`)}</span>
          )}
        </>
      }
    >
      <div className="wb-two">
        <div>
          {action.key === 'record-filing' && (
            <Section title={t('filing.title')}>
              <FilingForm row={row} />
            </Section>
          )}
          {row.jurisdiction === 'EU' && action.key === 'record-filing' && (
            <Section title={t('euipo.title')}>
              <EuipoFiling row={row} />
            </Section>
          )}
          {action.key !== 'nothing' && (
            <Section title={action.key === 'record-filing' ? t('milestone.other') : t('milestone.title')}>
              <MilestoneForm row={row} key={row.status} />
            </Section>
          )}
          <Section title={t('lists.office_action')}>
            <OfficeActions row={row} />
          </Section>
          <Section title={t('lists.opposition')}>
            <Oppositions row={row} />
          </Section>
          <Section title={t('lists.use_in_commerce_request')}>
            <Uses row={row} />
          </Section>
          <Section title={t('useProof.title')} id="use-proofs">
            <UseProofs row={row} />
          </Section>
          <Section title={t('hitForm.found')}>
            <FoundMarks row={row} />
          </Section>
          <Section title={t('dates.title')}>
            <Docket row={row} />
            <RegistrationEnd row={row} isOpen={action.key === 'check-renewal'} key={row.status} />
          </Section>
          <Designations row={row} />
          <Section title={t('officeRegister.title')}>
            <OfficeRegister row={row} key={row.number} />
            <FoundDifferences row={row} />
          </Section>
          {row.jurisdiction === 'US' && (
            <Section title={t('basis.title')}>
              <BasisForm row={row} key={row.filing_basis} />
            </Section>
          )}
          <Section title={t('goods.title')}>
            {row.goods_and_services.length === 0 && <p className="mw-muted mw-small">{t('goods.none')}</p>}
            <ul className="wb-goods">
              {row.goods_and_services.map((list) => (
                <li key={list.class}>
                  <b>{list.class}</b>
                  <div>
                    <h3>{niceClassName(list.class, language)}</h3>
                    <p>{list.terms.join('; ') || t('unknown')}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
          <Divide row={row} />
          <Section title={t('registry.title')}>
            <BrandRegistry row={row} />
          </Section>
          {!hasEnded(row.status) && (
            <Section title={t('orderService.title')}>
              <OrderService row={row} />
            </Section>
          )}
          <Section title={t('extend.title')}>
            <Extend row={row} />
          </Section>
          <Section title={t('changes.title')}>
            <Changes rows={row.changes} />
            <CutNote shown={row.changes.length} all={row.changes_aggregate} />
          </Section>
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <TrademarkFacts row={row} />
            <RecordForm row={row} />
            <OwnerLetter row={row} />
          </Section>
          {row.registration_request && (
            <Section title={t('drafting.words')}>
              <p className="mw-lines">{row.registration_request.business_description}</p>
            </Section>
          )}
          <DocumentsSection row={row} />
          <NotesSection row={row} call={noteCalls.trademark} />
          <HistorySection row={row} />
        </div>
      </div>
    </Page>
  )
}
