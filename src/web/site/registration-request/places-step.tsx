import { listFormat } from '#kernel/formatters.ts'
import { useState } from 'react'
import { Callout } from '#ui/callout.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { Verdict } from '#ui/verdict.tsx'
import { covers, isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { mostMarkets } from '#domain/route/most-markets.ts'
import { localeOf } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Risk } from '#domain/verification/vocabulary.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { useLineNote } from '../../price-notes.ts'
import { path } from '../../path.ts'
import { ChosenMap } from '../chosen-map.tsx'
import { MorePlaces, PlaceTitle } from '../place-choices.tsx'
import { priced } from '#domain/registration/price.ts'
import { OrderFrame } from './order-frame.tsx'
import type { OfferedPlace, OrderData } from './order.server.ts'
import { useAutosave } from './use-autosave.ts'

/** The clearest places first. */
const weight: Record<Risk, number> = { low: 0, medium: 1, high: 2, unknown: 3 }

function PlaceChoice({ place, data, checked }: { place: OfferedPlace; data: OrderData; checked: boolean }) {
  const t = useText('order')
  const names = useText('trademark')
  const language = useLanguage()
  const classes = data.chosenClasses.length > 0 ? data.chosenClasses : [1]
  const { items } = priced({ jurisdictions: [place.code], classes, currency: data.currency }, data.facts, data.vat)
  const noteOf = useLineNote(data.currency)
  const [service, official] = items.lines
  const money = (line: NonNullable<typeof service>) =>
    line.original
      ? formatMoney(line.original.amount, line.original.currency, language)
      : formatMoney(line.net, items.currency, language)
  return (
    <Choice
      name="jurisdictions"
      value={place.code}
      defaultChecked={checked}
      title={
        <>
          <PlaceTitle place={place} />{' '}
          {place.risk && (
            <Verdict risk={place.risk} bare>
              {names(`risk.${place.risk}`)}
            </Verdict>
          )}
        </>
      }
      text={
        <>
          {place.months
            ? t('where.months', { from: place.months[0], to: place.months[1], count: place.months[1] })
            : t('where.monthsUnknown')}{' '}
          {place.termYears !== null && t('where.term', { count: place.termYears })}
          {(place.risk === 'high' || place.risk === 'medium') && place.reason && (
            <span className="mw-choice__why">{place.reason}</span>
          )}
        </>
      }
      aside={
        service && official ? (
          <>
            <span>{t('where.service', { amount: money(service) })}</span>
            <br />
            <span>{t('where.official', { amount: money(official) })}</span>
            {official.law?.estimate && <span className="mw-choice__why">{noteOf(official)}</span>}
          </>
        ) : (
          <span>{t('where.quote')}</span>
        )
      }
    />
  )
}

export function PlacesStep({ data, answer }: { data: OrderData; answer: FormAnswer | undefined }) {
  const t = useText('order')
  const language = useLanguage()
  const draft = useDraft(`order-places-${data.id}`)
  const { saving, save } = useAutosave()
  const ticked = answer?.typed.jurisdictions ?? data.chosenPlaces
  const [chosen, setChosen] = useState<string[]>([...ticked])
  const errors = useFieldErrors(answer?.refusal, { jurisdictions: t('where.legend') })
  const price = priced(
    { jurisdictions: chosen, classes: data.chosenClasses, currency: data.currency },
    data.facts,
    data.vat,
    data.coupon,
  )
  const checked = data.places
    .filter((place) => place.risk !== null || data.chosenPlaces.includes(place.code) || ticked.includes(place.code))
    .sort((a, b) => weight[a.risk ?? 'unknown'] - weight[b.risk ?? 'unknown'])
  const others = data.places.filter((place) => !checked.includes(place))
  const and = listFormat(localeOf[language], { type: 'conjunction' })
  const filed = chosen.filter(isJurisdiction)
  const twice = data.places.filter(
    (place) => chosen.includes(place.code) && filed.some((code) => code !== place.code && covers(code, place.code)),
  )
  return (
    <OrderFrame
      data={data}
      step="where"
      price={price}
      saving={saving}
      formRef={draft}
      submit={t('where.submit')}
      back={{ href: path.verificationSummary({ id: data.id }, { language }), label: t('where.back') }}
      onChange={(event) => {
        setChosen(new FormData(event.currentTarget).getAll('jurisdictions').map(String))
        save(event.currentTarget)
      }}
    >
      <div className="mt-2 mb-4">
        <FormErrors refusal={answer?.refusal} errors={errors} />
        <h1 className="mw-h1 mt-2">{t('where.title', { mark: data.mark })}</h1>
        <p className="mw-lede mw-muted mt-1">{t('where.text')}</p>
      </div>
      <Fieldset id="jurisdictions" legend={t('where.suggested')} error={errors.jurisdictions}>
        <Choices>
          {checked.map((place) => (
            <PlaceChoice key={place.code} place={place} data={data} checked={ticked.includes(place.code)} />
          ))}
        </Choices>
      </Fieldset>
      {twice.length > 0 && (
        <div className="mt-3">
          <Callout>
            <p>{t('where.covered', { count: twice.length, list: and.format(twice.map((place) => place.name)) })}</p>
          </Callout>
        </div>
      )}
      <div className="mt-3">
        <MorePlaces places={others} summary={t('where.others')} text={t('where.othersText')}>
          {(place) => <PlaceChoice place={place} data={data} checked={false} />}
        </MorePlaces>
      </div>
      {filed.length > 1 && (
        <p className="mw-small mt-3">
          <a href={path.routeAdvisor({}, { language, query: { markets: filed.slice(0, mostMarkets) } })}>
            {t('where.advisor')}
          </a>
        </p>
      )}
      {chosen.length > 0 && (
        <div className="mt-4">
          <ChosenMap places={data.places} chosen={chosen} />
        </div>
      )}
    </OrderFrame>
  )
}
