import { Entry } from '#ui/entry.tsx'
import { LetGoForm } from '../../form/let-go-form.tsx'
import { useText } from '../../i18n/text.ts'
import { OfferedWays } from '../../offered-ways.tsx'
import type { OppositionData, ShownWay } from './load.server.ts'

function Words({ way }: { way: ShownWay }) {
  return (
    <>
      <span className="mw-lines">{way.ground}</span>
      {way.description && ' '}
      {way.description && <span className="mw-lines">{way.description}</span>}
    </>
  )
}

/** The ways to go on with all that they cost, and the way to let the application go. */
export function Ways({ data }: { data: OppositionData }) {
  const t = useText('opposition')
  const portal = useText('portal')
  const { ways, withdrawal, can, by } = data
  if (ways.length === 0 && withdrawal === null && data.advice === null) return null
  return (
    <Entry id="can" number={2} margin={t('ways.margin')}>
      <h2 className="mw-h2 mb-2" id="can-title">
        {t('ways.title')}
      </h2>
      {data.advice && (
        <p className="mw-lines mb-2">
          {data.advice} {by && <span className="mw-muted">{by}</span>}
        </p>
      )}
      {ways.length > 0 && (
        <OfferedWays
          ways={ways.map((way) => ({ ...way, title: t(`way.${way.kind}`), words: <Words way={way} /> }))}
          name="wayId"
          currency={data.currency}
          by={by}
          canOrder={can.order}
          payAt={data.payAt}
        />
      )}
      {withdrawal && (
        <div className="mt-3">
          <h3 className="mw-h4">{t('way.withdrawal')}</h3>
          <p>
            <Words way={withdrawal} />
          </p>
          {withdrawal.recommended && by && (
            <p>
              <b>{t('ways.recommended', { name: by })}</b>
            </p>
          )}
        </div>
      )}
      {can.withdraw && (
        <LetGoForm
          title={t('withdraw.title')}
          text={t('withdraw.text')}
          why={t('withdraw.why')}
          optional={portal('brands.optional')}
          submit={t('withdraw.submit')}
        />
      )}
    </Entry>
  )
}
