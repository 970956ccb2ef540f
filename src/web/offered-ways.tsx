import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatMoney } from '#kernel/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Status } from '#ui/status.tsx'
import { useLanguage, useText } from './i18n/text.ts'

/** Something that a client may order in a matter, at the price that a person wrote for it. */
export interface OfferedWay {
  id: string
  title: string
  /** What it is and why: a person's words. */
  words: ReactNode
  serviceFee: number | null
  governmentFee: number | null
  recommended: boolean
  ordered: 'no' | 'open' | 'placed' | 'paid'
}

interface OfferedWaysProps {
  ways: readonly OfferedWay[]
  /** The name of the choice in the form. */
  name: string
  currency: string
  /** Whose recommendation it is; without a name nothing is recommended. */
  by: string | null
  canOrder: boolean
  /** Where the order is paid that waits for it. */
  payAt: string | null
}

/** What a way costs, in words that may stand inside its label. */
function Fees({ way, currency }: { way: OfferedWay; currency: string }) {
  const t = useText('office-action')
  const language = useLanguage()
  const { serviceFee, governmentFee } = way
  if (serviceFee === null || governmentFee === null) return <span className="mw-small">{t('ways.unpriced')}</span>
  const money = (amount: number) => formatMoney(amount, currency, language)
  return (
    <span className="mw-small mw-num">
      {t('ways.service')} <b>{money(serviceFee)}</b>
      <br />
      {t('ways.official')} <b>{money(governmentFee)}</b>
      <br />
      {t('ways.net')} <b>{money(serviceFee + governmentFee)}</b>
    </span>
  )
}

function Words({ way, by }: { way: OfferedWay; by: string | null }) {
  const t = useText('office-action')
  return (
    <>
      {way.words}
      {way.recommended && by && (
        <span>
          {' '}
          <b>{t('ways.recommended', { name: by })}</b>
        </span>
      )}
      {way.ordered === 'paid' && (
        <span>
          {' '}
          <Status tone="leaf">{t('ways.ordered')}</Status>
        </span>
      )}
    </>
  )
}

/** The ways to go on with all that they cost; nothing is chosen beforehand. Texts: the namespace of office actions. */
export function OfferedWays({ ways, name, currency, by, canOrder, payAt }: OfferedWaysProps) {
  const t = useText('office-action')
  const busy = useNavigation().state !== 'idle'
  const isLeft = ways.some(({ ordered }) => ordered !== 'paid')
  return (
    <>
      {payAt && (
        <p className="mb-2">
          <ButtonLink kind="primary" href={payAt}>
            {t('ways.pay')}
          </ButtonLink>
        </p>
      )}
      {canOrder && isLeft ? (
        <Form method="post" className="mw-stack">
          <Fieldset id={name} plain legend={t('ways.choose')}>
            <Choices>
              {ways.map((way) => (
                <Choice
                  key={way.id}
                  kind="radio"
                  name={name}
                  value={way.id}
                  required
                  disabled={way.ordered === 'paid' || way.serviceFee === null}
                  title={way.title}
                  text={<Words way={way} by={by} />}
                  aside={<Fees way={way} currency={currency} />}
                />
              ))}
            </Choices>
          </Fieldset>
          <div>
            <Button kind={payAt ? 'secondary' : 'primary'} type="submit" name="intent" value="order" busy={busy}>
              {t('ways.order')}
            </Button>
          </div>
          <p className="mw-source">{t('ways.vat')}</p>
        </Form>
      ) : (
        <ul className="mw-ruled">
          {ways.map((way) => (
            <li key={way.id} className="mw-stack mw-stack--s">
              <b>{way.title}</b>
              <p>
                <Words way={way} by={by} />
              </p>
              <Fees way={way} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
