import { Form, useNavigation } from 'react-router'
import { formatMoney } from '#kernel/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { OfficeActionData } from './load.server.ts'

type Way = OfficeActionData['solutions'][number]

/** What a way costs, in words that may stand inside its label. */
function Fees({ way, currency }: { way: Way; currency: string }) {
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

/** What a way is and what its chance rests on: a person's words, under their name. */
function Words({ way, by }: { way: Way; by: string | null }) {
  const t = useText('office-action')
  return (
    <>
      {way.description && <span className="mw-lines">{way.description}</span>}
      {way.chance && way.ground && (
        <span className="mw-lines">
          {' '}
          <b>{t(`chance.${way.chance}`)}</b> {way.ground}
        </span>
      )}
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

/** The ways to answer with all that they cost; nothing is chosen beforehand. */
export function Ways({ data }: { data: OfficeActionData }) {
  const t = useText('office-action')
  const busy = useNavigation().state !== 'idle'
  const { solutions, can, by, currency } = data
  const isLeft = solutions.some(({ ordered }) => ordered !== 'paid')
  if (solutions.length === 0 && data.recommendation === null) return null
  return (
    <Entry id="can" number={2} margin={t('ways.margin')}>
      <h2 className="mw-h2 mb-2" id="can-title">
        {t('ways.title')}
      </h2>
      {data.recommendation && (
        <p className="mw-lines mb-2">
          {data.recommendation} {by && <span className="mw-muted">{by}</span>}
        </p>
      )}
      {data.supplementalRegister && <p className="mw-lines mb-2">{t('ways.supplemental')}</p>}
      {data.payAt && (
        <p className="mb-2">
          <ButtonLink kind="primary" href={data.payAt}>
            {t('ways.pay')}
          </ButtonLink>
        </p>
      )}
      {can.order && isLeft ? (
        <Form method="post" className="mw-stack">
          <Fieldset id="solutionId" plain legend={t('ways.choose')}>
            <Choices>
              {solutions.map((way) => (
                <Choice
                  key={way.id}
                  kind="radio"
                  name="solutionId"
                  value={way.id}
                  required
                  disabled={way.ordered === 'paid' || way.serviceFee === null}
                  title={way.solution}
                  text={<Words way={way} by={by} />}
                  aside={<Fees way={way} currency={currency} />}
                />
              ))}
            </Choices>
          </Fieldset>
          <div>
            <Button kind={data.payAt ? 'secondary' : 'primary'} type="submit" name="intent" value="order" busy={busy}>
              {t('ways.order')}
            </Button>
          </div>
          <p className="mw-source">{t('ways.vat')}</p>
        </Form>
      ) : (
        <ul className="mw-ruled">
          {solutions.map((way) => (
            <li key={way.id} className="mw-stack mw-stack--s">
              <b>{way.solution}</b>
              <p>
                <Words way={way} by={by} />
              </p>
              <Fees way={way} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </Entry>
  )
}
