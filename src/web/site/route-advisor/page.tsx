import { Form, useLoaderData } from 'react-router'
import { mostMarkets } from '#domain/route/most-markets.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Fieldset } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { useRateText } from '../../price-notes.ts'
import { PlaceChoices } from '../place-choices.tsx'
import type { AdvisorData } from './load.server.ts'
import { TenYears } from './ten-years.tsx'
import { RouteCard } from './route-card.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['prices'] } satisfies PageHandle

function Answer({ data }: { data: AdvisorData }) {
  const t = useText('prices')
  const common = useText('common')
  const rateText = useRateText()
  const [best, second] = data.routes
  if (data.tooMany)
    return (
      <Callout tone="amber">
        <p>{t('route.tooMany', { count: mostMarkets })}</p>
      </Callout>
    )
  if (data.chosen.length > 0 && data.home === '')
    return (
      <Callout tone="amber">
        <p>{t('route.homeNeeded')}</p>
      </Callout>
    )
  if (data.chosen.length > 0 && !best)
    return (
      <Callout tone="amber">
        <p>{t('route.none')}</p>
      </Callout>
    )
  if (!best) return null
  return (
    <section className="mt-6" aria-labelledby="routes-title">
      <h2 className="mw-h2 mb-3" id="routes-title">
        {t('route.answer')}
      </h2>
      <div className="mw-cols-2">
        <RouteCard data={data} route={best} best={null} />
        {second && <RouteCard data={data} route={second} best={best} />}
      </div>
      <TenYears data={data} />
      <p className="mw-fine mw-muted mt-3">
        {t('route.tenYears')}{' '}
        {data.ratesFrom
          ? rateText(data.ratesFrom.source, data.ratesFrom.date, data.ratesFrom.stale)
          : common('price.rates.rough')}
      </p>
    </section>
  )
}

export default function RouteAdvisorPage() {
  const t = useText('prices')
  const data = useLoaderData<AdvisorData>()
  return (
    <div className="mw-wrap mw-main">
      <title>{t('route.metaTitle')}</title>
      <meta name="description" content={t('route.metaDescription')} />
      <h1 className="mw-h1">{t('route.title')}</h1>
      <p className="mw-lede mw-muted mt-1">{t('route.lede')}</p>
      <Form method="get" className="mw-stack mw-stack--l mt-4">
        <Fieldset id="markets" legend={t('route.markets')}>
          <PlaceChoices
            name="markets"
            suggested={data.suggested}
            all={data.all}
            chosen={data.chosen}
            more={t('route.others')}
          />
        </Fieldset>
        <div className="mw-pair">
          <Select
            name="home"
            label={t('route.home')}
            hint={t('route.homeHint')}
            empty={t('route.homeEmpty')}
            defaultValue={data.home}
            options={data.countries}
          />
          <TextField
            name="classes"
            label={t('classes')}
            inputMode="numeric"
            maxLength={2}
            defaultValue={String(data.classes)}
          />
        </div>
        <Checkbox name="mark" value="yes" defaultChecked={data.homeMark} label={t('route.homeMark')} />
        <div>
          <Button kind="primary" type="submit">
            {t('route.show')}
          </Button>
        </div>
      </Form>
      <Answer data={data} />
    </div>
  )
}
