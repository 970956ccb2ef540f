import { useState } from 'react'
import { applicationGoodsAndServices } from '#contract/registration.ts'
import { niceClassName, niceClasses } from '#domain/catalog/nice-classes.ts'
import { isJurisdiction, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { fieldErrorWithin, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { GoodsArea } from './goods-area.tsx'
import { goodsList, goodsText, hasLine, sameGoods, withTerms, type GoodsText } from './goods-text.ts'
import { TermPicker } from './term-picker.tsx'
import { listLanguage } from './term-search.ts'

/** Goods and services, a field per class and a term per line, for every jurisdiction at once or for one. */
export function GoodsEditor({ row, locked }: { row: RequestRow; locked: boolean }) {
  const t = useText()
  const language = useLanguage()
  const lists = row.application?.application_jurisdictions ?? []
  const ordered = row.ordered_items?.classes ?? []
  const differing =
    lists.length > 1 && lists.some((list) => !sameGoods(list.goods_and_services, lists[0]?.goods_and_services ?? []))
  const [place, setPlace] = useState<Jurisdiction | null>(() => (differing ? (lists[0]?.jurisdiction ?? null) : null))
  const textsFor = (code: Jurisdiction | null): GoodsText => {
    const list = lists.find((one) => code === null || one.jurisdiction === code)?.goods_and_services ?? []
    return goodsText(list, ordered)
  }
  const [texts, setTexts] = useState<GoodsText>(() => textsFor(place))
  const [termLanguage, setTermLanguage] = useState(() => listLanguage(place ? [place] : row.jurisdictions))
  const save = useSend(applicationGoodsAndServices, { done: t('goods.saved') })
  const classes = Object.keys(texts).map(Number)
  const only = row.jurisdictions.length === 1 ? row.jurisdictions[0] : undefined
  const savedFor = place ?? only
  const missing = row.jurisdictions.filter(
    (code) => !lists.some((list) => list.jurisdiction === code && list.goods_and_services.length > 0),
  )
  const choosePlace = (code: Jurisdiction | null): void => {
    setPlace(code)
    setTermLanguage(listLanguage(code ? [code] : row.jurisdictions))
    setTexts(textsFor(code))
  }
  const store = async (): Promise<void> => {
    const list = goodsList(texts)
    const answer = await save.send({ params: { id: row.id }, body: { jurisdiction: place, goodsAndServices: list } })
    if (answer.ok) setTexts(goodsText(list, ordered))
  }
  const error = fieldErrorWithin(save.fields, 'goodsAndServices', t('goods.title'))
  return (
    <div className="mw-stack">
      {row.jurisdictions.length > 1 && (
        <Select
          name="goodsPlace"
          label={t('goods.for')}
          hint={differing ? t('goods.differ') : t('goods.same')}
          empty={t('goods.everywhere', { number: row.jurisdictions.length })}
          options={row.jurisdictions.map((code) => ({ value: code, label: jurisdictionName(code, language) }))}
          value={place ?? ''}
          onChange={(event) => choosePlace(isJurisdiction(event.target.value) ? event.target.value : null)}
        />
      )}
      {missing.length > 0 && (
        <p className="mw-source">
          {t('goods.missing', { places: missing.map((code) => jurisdictionName(code, language)).join(', ') })}
        </p>
      )}
      {error && <p className="mw-error">{error}</p>}
      {!locked && (
        <TermPicker
          language={termLanguage}
          ordered={ordered}
          has={(term) => hasLine(texts[term.niceClass] ?? '', term.text)}
          onLanguage={setTermLanguage}
          onAdd={(terms) => setTexts((old) => withTerms(old, terms))}
        />
      )}
      {classes.map((number) => (
        <GoodsArea
          key={number}
          number={number}
          text={texts[number] ?? ''}
          ordered={ordered.includes(number)}
          locked={locked}
          termLanguage={termLanguage}
          onChange={(text) => setTexts((old) => ({ ...old, [number]: text }))}
        />
      ))}
      {!locked && (
        <div className="mw-cluster">
          <Button small busy={save.busy} onClick={() => void store()}>
            {savedFor ? t('goods.saveOne', { place: jurisdictionName(savedFor, language) }) : t('goods.saveAll')}
          </Button>
          <select
            className="mw-select wb-chipselect"
            aria-label={t('goods.addClass')}
            value=""
            onChange={(event) => {
              const number = Number(event.target.value)
              if (number > 0) setTexts((old) => ({ ...old, [number]: old[number] ?? '' }))
            }}
          >
            <option value="">{t('goods.addClass')}</option>
            {niceClasses
              .filter((number) => !classes.includes(number))
              .map((number) => (
                <option key={number} value={number}>
                  {number} {niceClassName(number, language)}
                </option>
              ))}
          </select>
        </div>
      )}
    </div>
  )
}
