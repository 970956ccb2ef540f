import { useState } from 'react'
import { exchangeRateAdd } from '#contract/pricing.ts'
import { currencies } from '#kernel/money.ts'
import type { RateRow } from '#operations/staff/price-list.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { formatRate } from '../kit/numbers.ts'
import { Refusal } from '../kit/refusal.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { Page } from '../kit/page.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { useIsAdmin } from './price-list-page.tsx'
import { RunningOutNote } from './running-out-note.tsx'

const others = currencies.filter((currency) => currency !== 'EUR')

/** The rates of each day, for one euro, with whose they are. */
export function RateList() {
  const t = useText()
  const language = useLanguage()
  const isAdmin = useIsAdmin()
  return (
    <ListPage<RateRow>
      table="exchange_rate"
      title="lists.exchange_rate"
      above={<RunningOutNote of="exchange_rate" />}
      actions={isAdmin ? <EnterRates /> : undefined}
      columns={[
        { key: 'date', title: t('price.day'), head: true, render: (row) => formatDate(row.date, language) },
        { key: 'currency', title: t('field.currency'), render: (row) => row.target_currency },
        {
          key: 'rate',
          title: t('price.forOneEuro'),
          right: true,
          render: (row) => formatRate(row.rate, language),
        },
        { key: 'source', title: t('price.source'), render: (row) => row.source },
      ]}
    />
  )
}

/** The rate of one currency on one day. */
export function RateShow() {
  const t = useText()
  const language = useLanguage()
  return (
    <ShowPage<RateRow> table="exchange_rate">
      {(row) => (
        <Page title={`${row.target_currency}, ${formatDate(row.date, language)}`} sub={t('lists.exchange_rate')}>
          <p className="wb-pad">
            {t('price.rateText', { rate: formatRate(row.rate, language), currency: row.target_currency })}{' '}
            {t('price.rateSource', { source: row.source })}
          </p>
        </Page>
      )}
    </ShowPage>
  )
}

/** The whole table of a day by hand, where none is imported. */
function EnterRates() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState(todayHere)
  const [source, setSource] = useState('')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const add = useSend(exchangeRateAdd, { done: t('price.ratesEntered'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const rates = others
      .map((currency) => ({ currency, rate: (typed[currency] ?? '').trim().replace(',', '.') }))
      .filter(({ rate }) => rate !== '')
    const answer = await add.send({ body: { date: day, source, rates } })
    if (answer.ok) setOpen(false)
  }
  // A wrong figure is named by its place in the list, a missing currency by its code.
  const listed = others.filter((currency) => (typed[currency] ?? '').trim() !== '')
  const errorOf = (currency: (typeof others)[number]) =>
    fieldError(add.fields, `rates.${currency}`, currency) ??
    fieldError(add.fields, `rates.${listed.indexOf(currency)}.rate`, currency)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t('price.enterRates')}
      </Button>
      <Modal open={open} title={t('price.enterRates')} onClose={() => setOpen(false)} closeLabel={t('close')}>
        <form
          className="mw-stack"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <p>{t('price.enterRatesText')}</p>
          <div className="mw-pair">
            <TextField
              name="date"
              type="date"
              max={todayHere()}
              label={t('price.day')}
              value={day}
              error={fieldError(add.fields, 'date', t('price.day'))}
              onChange={(event) => setDay(event.target.value)}
            />
            <TextField
              name="source"
              label={t('price.source')}
              maxLength={60}
              value={source}
              error={fieldError(add.fields, 'source', t('price.source'))}
              onChange={(event) => setSource(event.target.value)}
            />
          </div>
          <div className="mw-pair">
            {others.map((currency) => (
              <TextField
                key={currency}
                name={`rate-${currency}`}
                inputMode="decimal"
                label={t('price.forEuro', { currency })}
                value={typed[currency] ?? ''}
                error={errorOf(currency)}
                onChange={(event) => setTyped({ ...typed, [currency]: event.target.value })}
              />
            ))}
          </div>
          <Refusal error={add.error} />
          <Button kind="primary" small type="submit" busy={add.busy}>
            {t('price.saveRates')}
          </Button>
        </form>
      </Modal>
    </>
  )
}
