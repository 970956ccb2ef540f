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
import { Comments } from './comments.tsx'
import { GoodsEditor } from './goods-editor.tsx'
import { OwnerFacts } from './owner-facts.tsx'
import { draftUrl } from './public-pages.ts'

/** The application draft: owner, goods and services, what was said about it, and sending it for review. */
export function DraftingTab({ row }: { row: RequestRow }) {
  const t = useText()
  const send = useSend(applicationSend, { done: t('drafting.sent'), ownRefusal: true })
  const mayWrite = requestCan.goods(row)
  const maySend = decide(registrationMachine, row.status, 'Sent for review', 'staff').ok && mayWrite
  const lists = row.application?.application_jurisdictions ?? []
  const withoutGoods = row.jurisdictions.filter(
    (code) => !lists.some((list) => list.jurisdiction === code && list.goods_and_services.length > 0),
  )
  const ready = row.application?.onboarding_finished === true && withoutGoods.length === 0
  return (
    <div className="wb-two">
      <div>
        <Section title={t('goods.title')}>
          {mayWrite ? (
            <GoodsEditor key={row.application?.id ?? 'none'} row={row} locked={false} />
          ) : (
            <ReadOnlyGoods row={row} />
          )}
        </Section>
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
            <Refusal error={send.error} />
            <div className="mw-cluster">
              <Button
                kind="primary"
                small
                busy={send.busy}
                disabled={!ready}
                onClick={() => void send.send({ params: { id: row.id } })}
              >
                {t('drafting.submit')}
              </Button>
              <ButtonLink small href={draftUrl(row)} target="_blank" rel="noreferrer">
                {t('drafting.asClient')}
              </ButtonLink>
            </div>
          </Section>
        )}
        {row.status === 'Sent for review' && (
          <Callout title={t('drafting.waiting')}>
            <p>{t('drafting.waitingText')}</p>
          </Callout>
        )}
      </div>
      <div>
        <Section title={t('owner.title')}>
          <OwnerFacts application={row.application} />
        </Section>
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

function ReadOnlyGoods({ row }: { row: RequestRow }) {
  const t = useText()
  const lists = row.application?.application_jurisdictions ?? []
  if (lists.length === 0) return <p className="mw-muted">{t('goods.closed')}</p>
  return <GoodsEditor row={row} locked />
}
