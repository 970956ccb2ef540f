import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Plate } from '#ui/plate.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Hit } from '../../watch-hit/hit.tsx'
import type { FoundMarkData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['monitoring-result', 'portal'] } satisfies PageHandle

function Ordered({ orders }: Pick<FoundMarkData, 'orders'>) {
  const t = useText('monitoring-result')
  return orders.map(({ service, publicId, paid, payAt }) => (
    <Callout key={publicId} tone={paid ? 'leaf' : 'info'} title={t(`ordered.${service}`, { number: publicId })}>
      <p>{t(paid ? 'ordered.paid' : payAt ? 'ordered.open' : 'ordered.quote')}</p>
      {payAt && (
        <p className="mt-2">
          <ButtonLink href={payAt}>{t('ordered.pay')}</ButtonLink>
        </p>
      )}
    </Callout>
  ))
}

/** What can be ordered: each says what it is for, and its price stands on the next page before anything is binding. */
function Ways({ data: { offered, orders, hit } }: { data: FoundMarkData }) {
  const t = useText('monitoring-result')
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const open = offered.filter((service) => !orders.some((order) => order.service === service))
  return (
    <section className="mw-stack" aria-labelledby="ways">
      <h2 className="mw-h2" id="ways">
        {t('ways.title')}
      </h2>
      <Ordered orders={orders} />
      {open.map((service, at) => (
        <Form key={service} method="post" className="mw-stack mw-stack--s">
          <input type="hidden" name="service" value={service} />
          <h3 className="mw-h4">{t(`ways.${service}.title`)}</h3>
          <p>{t(`ways.${service}.text`)}</p>
          <div>
            <Button type="submit" busy={busy} kind={at === 0 && hit.relevance === 'high' ? 'primary' : 'secondary'}>
              {t(`ways.${service}.order`)}
            </Button>
          </div>
        </Form>
      ))}
      {open.length > 0 && <p className="mw-small mw-muted">{t('ways.price')}</p>}
      <p>
        <a href={path.bookConsultation({}, { language })}>{t('ways.talk')}</a>
      </p>
    </section>
  )
}

/** A mark that the watch found near one's own, as its letter leads to it: what it is, until when, and what can be done. */
export default function FoundMarkPage() {
  const t = useText('monitoring-result')
  const data = useLoaderData<FoundMarkData>()
  const refused = useActionData<FormAnswer>()
  return (
    <div className="mw-wrap mw-main mw-stack">
      <title>{t('metaTitle', { mark: data.hit.mark })}</title>
      <FormErrors refusal={refused?.refusal} errors={{}} />
      <h1 className="mw-h1">{t('title', { mark: data.hit.mark, own: data.own, place: data.hit.place.name })}</h1>
      <p className="mw-muted">{t('lede')}</p>
      <Plate>
        <Hit hit={data.hit} mark={data.own} today={data.today} fresh={false} />
      </Plate>
      <Ways data={data} />
    </div>
  )
}
