import { Form, useLoaderData } from 'react-router'
import { mostMarkets } from '#domain/route/most-markets.ts'
import { formatDate } from '#kernel/dates.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { Place } from '../../places.ts'
import type { AdvisorData } from './load.server.ts'
import { RouteCard } from './route-card.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['prices'] } satisfies PageHandle

function Markets({ places, chosen }: { places: readonly Place[]; chosen: readonly string[] }) {
  return (
    <Choices>
      {places.map((place) => (
        <Choice
          key={place.code}
          name="markets"
          value={place.code}
          defaultChecked={chosen.includes(place.code)}
          title={
            <>
              {place.name} <span className="mw-inid">{place.code}</span>
            </>
          }
        />
      ))}
    </Choices>
  )
}

function Answer({ data }: { data: AdvisorData }) {
  const t = useText('prices')
  const language = useLanguage()
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
      <p className="mw-fine mw-muted mt-3">
        {t('route.tenYears')}{' '}
        {data.ratesFrom &&
          t('route.rates', { date: formatDate(data.ratesFrom.date, language), source: data.ratesFrom.source })}
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
          <Markets places={data.suggested} chosen={data.chosen} />
        </Fieldset>
        <details className="mw-more" open={data.others.some(({ code }) => data.chosen.includes(code)) || undefined}>
          <summary>{t('route.others')}</summary>
          <Markets places={data.others} chosen={data.chosen} />
        </details>
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
