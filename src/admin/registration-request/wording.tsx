import type { applicationFilingCheck } from '#contract/application.ts'
import type { CallOutput } from '#contract/call.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { currencies, formatMoney } from '#kernel/money.ts'
import { useLanguage, useText } from '../i18n/texts.ts'

type Places = CallOutput<typeof applicationFilingCheck>['wording']
type Place = Places[number]

const told = ['openEnded', 'wide', 'long', 'twice'] as const

/** What is asked for the length or the wording of a class, and when. */
function Charges({ place }: { place: Place }) {
  const t = useText()
  const language = useLanguage()
  const { currency, charges, source } = place
  if (charges.length === 0 || currency === null) return null
  const known = currencies.find((one) => one === currency)
  const money = (amount: number) => (known ? formatMoney(amount, known, language) : `${amount / 100} ${currency}`)
  return (
    <ul className="wb-notes">
      {charges.map(({ class: number, name, times, amount, when }) => (
        <li key={`${number} ${name}`}>
          <p>
            {times === null
              ? t('wording.mayCost', { class: number, name, amount: money(amount) })
              : t('wording.costs', { class: number, name, times, amount: money(amount), sum: money(amount * times) })}
          </p>
          <small>{[when, source].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}

/** How the list of each place is worded: what of it is known, open, wide, long or there twice, and what its length costs. */
export function Wording({ places, lists }: { places: Places; lists: readonly string[] }) {
  const t = useText()
  const language = useLanguage()
  if (places.length === 0) return null
  return (
    <>
      <h3 className="mw-h4 mt-3">{t('wording.title')}</h3>
      <p className="mw-source">{t('wording.lists', { lists: lists.join(', ') || t('unknown') })}</p>
      {places.map((place) => (
        <section key={place.place} className="mt-2">
          <h4>{jurisdictionName(place.place, language)}</h4>
          <ul className="wb-notes">
            {place.classes.map(({ class: number, terms, known, words, characters, ...one }) => (
              <li key={number}>
                <p>{t('wording.class', { class: number, terms, known, words, characters })}</p>
                {told
                  .filter((name) => one[name].length > 0)
                  .map((name) => (
                    <p key={name} className="mw-small">
                      {t(`wording.${name}`, { terms: one[name].join('; ') })}
                    </p>
                  ))}
              </li>
            ))}
          </ul>
          <Charges place={place} />
        </section>
      ))}
    </>
  )
}
