import { applicationSend } from '#contract/registration.ts'
import { requestCan } from '#domain/registration/can.ts'
import { registrationMachine } from '#domain/registration/status.ts'
import { decide } from '#kernel/state-machine.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { Approvals } from './approvals.tsx'
import { Comments } from './comments.tsx'
import { RequestDocuments } from './documents.tsx'
import { FilingCheck } from './filing-check.tsx'
import { GoodsEditor } from './goods-editor.tsx'
import { FollowUps } from './follow-ups.tsx'
import { OwnerFacts } from './owner-facts.tsx'
import { Postpone } from './postpone.tsx'
import { Reading } from './reading.tsx'
import { Sign } from './sign.tsx'
import { draftUrl } from './public-pages.ts'
import { UnitedStates } from './united-states.tsx'
import { useGoodsDraft } from './use-goods-draft.ts'
import { WebLinks } from './web-links.tsx'

/** The application draft: owner, goods and services, what was said about it, and sending it for review. */
export function DraftingTab({ row }: { row: RequestRow }) {
  const t = useText()
  const send = useSend(applicationSend, { done: t('drafting.sent'), ownRefusal: true })
  const mayWrite = requestCan.goods(row)
  const mayOwn = requestCan.owner(row)
  const maySend = decide(registrationMachine, row.status, 'Sent for review', 'staff').ok && mayWrite
  const goods = useGoodsDraft(row)
  const withoutGoods = row.jurisdictions.filter((code) => (goods.lists[code]?.length ?? 0) === 0)
  // A list that waits to be saved on purpose, or to be settled with somebody else's, is not sent past its writer.
  const isHeld = goods.state === 'held' || goods.theirs !== null
  const ready = row.application?.onboarding_finished === true && withoutGoods.length === 0 && !isHeld
  const submit = async (): Promise<void> => {
    if (await goods.flush()) await send.send({ params: { id: row.id } })
  }
  return (
    <div className="wb-two">
      <div>
        <Section title={t('goods.title')}>
          {mayWrite || Object.keys(goods.lists).length > 0 ? (
            <GoodsEditor row={row} goods={goods} locked={!mayWrite} />
          ) : (
            <p className="mw-muted">{t('goods.closed')}</p>
          )}
        </Section>
        {row.application && row.jurisdictions.includes('US') && (
          <Section title={t('usUse.title')}>
            <UnitedStates row={row} application={row.application} mayWrite={mayOwn} />
          </Section>
        )}
        {mayWrite && (
          <Section title={t('check.title')}>
            <FilingCheck requestId={row.id} savedAt={goods.savedAt} />
          </Section>
        )}
        {maySend && (
          <Section title={t('drafting.send')}>
            <ul className="wb-checks">
              <li className={row.application?.onboarding_finished ? 'is-done' : undefined}>
                {row.application?.onboarding_finished ? t('drafting.ownerDone') : t('drafting.ownerOpen')}
              </li>
              <li className={withoutGoods.length === 0 ? 'is-done' : undefined}>
                {withoutGoods.length === 0
                  ? t('drafting.goodsDone')
                  : t('drafting.goodsOpen', { places: withoutGoods.join(', ') })}
              </li>
            </ul>
            {isHeld && <p className="mw-source">{t('drafting.held')}</p>}
            <Refusal error={send.error} />
            <div className="mw-cluster">
              <Button kind="primary" small busy={send.busy} disabled={!ready} onClick={() => void submit()}>
                {t('drafting.submit')}
              </Button>
              <ButtonLink small href={draftUrl(row)} target="_blank" rel="noreferrer">
                {t('drafting.asClient')}
              </ButtonLink>
            </div>
          </Section>
        )}
        <Postpone row={row} />
        <FollowUps row={row} />
        {row.status === 'Sent for review' && (
          <Callout title={t('drafting.waiting')}>
            <p>{t('drafting.waitingText')}</p>
          </Callout>
        )}
      </div>
      <div>
        <Section title={t('drafting.words')}>
          <p className="mw-lines">{row.business_description}</p>
          <WebLinks urls={row.websites} />
          {row.for_brand_registry && <p className="mw-small">{t('registry.wanted')}</p>}
        </Section>
        <Section title={t('sign.title')}>
          <Sign row={row} mayWrite={mayOwn} />
        </Section>
        {row.application && (
          <Section title={t('reading.title')}>
            <Reading requestId={row.id} savedAt={goods.savedAt} />
          </Section>
        )}
        <Section title={t('owner.title')}>
          <OwnerFacts application={row.application} />
        </Section>
        {row.application && (
          <Section title={t('authority.title')}>
            <RequestDocuments row={row} mayWrite={mayOwn} />
          </Section>
        )}
        {(row.application?.approvals.length ?? 0) > 0 && (
          <Section title={t('approval.title')}>
            <Approvals rows={row.application?.approvals ?? []} />
          </Section>
        )}
        <Section title={t('comments.title')}>
          {row.application ? (
            <Comments application={row.application} contact={`${row.contact_first_name} ${row.contact_last_name}`} />
          ) : (
            <p className="mw-muted mw-small">{t('comments.notYet')}</p>
          )}
        </Section>
      </div>
    </div>
  )
}
