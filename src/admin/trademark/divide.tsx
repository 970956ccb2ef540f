import { useState } from 'react'
import { trademarkDivide } from '#contract/trademark.ts'
import { classesOf } from '#domain/catalog/goods-lines.ts'
import { goodsVersion } from '#domain/catalog/goods-version.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { classLaw, divisionLaw } from '#domain/jurisdiction/application-law.ts'
import { divisibleAs, oneClassEach } from '#domain/trademark/divide.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { todayHere } from '../kit/time.ts'
import { trademarkPath } from '../paths.ts'

type Related = TrademarkFile['divisions'][number]

function Link({ mark, word }: { mark: Related; word: string }) {
  const t = useText()
  return (
    <li>
      {word}{' '}
      <a href={trademarkPath(mark.id)}>
        {[mark.number, t('divide.classes', { classes: classesOf(mark.goods_and_services) })].filter(Boolean).join(', ')}
      </a>{' '}
      <StatusTag status={mark.status} />
    </li>
  )
}

/** One application for each class, at one press, before anything is filed. */
function OneClassEach({ row }: { row: TrademarkFile }) {
  const t = useText()
  const divide = useSend(trademarkDivide, { done: t('divide.done'), ownRefusal: true })
  const { isOneClass, isSure, ground } = classLaw(row.jurisdiction, todayHere())
  if (row.status !== 'Ready for filing' || row.goods_and_services.length < 2 || isOneClass === false) return null
  const send = () =>
    divide.send({
      params: { id: row.id },
      body: {
        from: row.status,
        version: goodsVersion(row.goods_and_services),
        parts: oneClassEach(row.goods_and_services),
      },
    })
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-small">
        {t(isOneClass === null ? 'divide.oneClassUnknown' : isSure ? 'divide.oneClass' : 'divide.oneClassUnread')}
        {ground && ` (${ground})`}
      </p>
      <Refusal error={divide.error} />
      <div>
        <Button small busy={divide.busy} onClick={() => void send()}>
          {t('divide.each', { count: row.goods_and_services.length })}
        </Button>
      </div>
    </div>
  )
}

/** Classes and terms that go to a mark of their own. */
function Parts({ row, as }: { row: TrademarkFile; as: 'drafted' | 'filed' }) {
  const t = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<Record<number, readonly string[]>>({})
  const [confirmed, setConfirmed] = useState(false)
  const divide = useSend(trademarkDivide, { done: t('divide.done'), ownRefusal: true })
  const law = divisionLaw(row.jurisdiction, todayHere())
  const asks = as === 'filed' && law.answer === 'to-confirm'
  if (as === 'filed' && law.answer === 'no')
    return <p className="mw-small">{t('divide.never', { ground: law.ground ?? t('unknown') })}</p>
  // A class whose terms nobody knows is chosen as one.
  const termsOf = (terms: readonly string[]) => (terms.length === 0 ? [''] : terms)
  const set = (number: number, terms: readonly string[]) => setChosen({ ...chosen, [number]: terms })
  const part = row.goods_and_services.flatMap(({ class: number }) => {
    const terms = chosen[number] ?? []
    return terms.length === 0 ? [] : [{ class: number, terms: terms.filter((term) => term !== '') }]
  })
  const isAll = row.goods_and_services.every(
    ({ class: number, terms }) => (chosen[number] ?? []).length === termsOf(terms).length,
  )
  const send = async (): Promise<void> => {
    const { ok } = await divide.send({
      params: { id: row.id },
      body: { from: row.status, version: goodsVersion(row.goods_and_services), parts: [part], confirmed },
    })
    if (ok) setChosen({})
  }
  return (
    <form
      className="mw-stack wb-form mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mw-small mw-muted">{t(as === 'filed' ? 'divide.textFiled' : 'divide.textDrafted')}</p>
      {row.goods_and_services.map(({ class: number, terms }) => {
        const taken = chosen[number] ?? []
        const all = termsOf(terms)
        return (
          <fieldset key={number} className="mw-stack mw-stack--s">
            <legend>
              <b>{number}</b> {niceClassName(number, language)}
            </legend>
            <Checkbox
              name={`whole-${number}`}
              value="yes"
              label={t('divide.whole')}
              checked={taken.length === all.length}
              onChange={(event) => set(number, event.target.checked ? all : [])}
            />
            {terms.length > 1 &&
              terms.map((term) => (
                <Checkbox
                  key={term}
                  name={`term-${number}`}
                  value={term}
                  label={term}
                  checked={taken.includes(term)}
                  onChange={(event) =>
                    set(number, event.target.checked ? [...taken, term] : taken.filter((one) => one !== term))
                  }
                />
              ))}
          </fieldset>
        )
      })}
      {as === 'filed' && (
        <p className="mw-small">
          {t(asks ? (law.ground ? 'divide.unread' : 'divide.unknown') : 'divide.known', { ground: law.ground ?? '' })}
          {law.note && ` ${law.note}`}
        </p>
      )}
      {asks && (
        <Checkbox
          name="confirmed"
          value="yes"
          label={t('divide.confirm')}
          checked={confirmed}
          error={fieldError(divide.fields, 'confirmed', t('divide.confirm'))}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
      <Refusal error={divide.error} />
      <div>
        <Button small type="submit" busy={divide.busy} disabled={part.length === 0 || isAll}>
          {t('divide.submit')}
        </Button>
      </div>
    </form>
  )
}

/** What a mark was divided from and into, and the way to divide it. */
export function Divide({ row }: { row: TrademarkFile }) {
  const t = useText()
  const as = divisibleAs(row.status)
  const mayDivide =
    as !== null && row.goods_and_services.reduce((sum, { terms }) => sum + Math.max(terms.length, 1), 0) > 1
  if (!mayDivide && !row.divided_from && row.divisions.length === 0) return null
  return (
    <Section title={t('divide.title')}>
      <ul className="wb-docs">
        {row.divided_from && <Link mark={row.divided_from} word={t('divide.from')} />}
        {row.divisions.map((mark) => (
          <Link key={mark.id} mark={mark} word={t('divide.off')} />
        ))}
      </ul>
      <CutNote shown={row.divisions.length} all={row.divisions_aggregate} />
      {mayDivide && (
        <>
          <OneClassEach row={row} />
          <details>
            <summary>{t('divide.open')}</summary>
            <Parts row={row} as={as} key={goodsVersion(row.goods_and_services)} />
          </details>
        </>
      )}
    </Section>
  )
}
