import { useState } from 'react'
import { niceClassName, niceClasses } from '#domain/catalog/nice-classes.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { fieldErrorWithin } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { SaveLine } from '../kit/save-line.tsx'
import { GoodsArea } from './goods-area.tsx'
import { GoodsConflict } from './goods-conflict.tsx'
import { hasLine, listsDiffer, withTerms } from './goods-text.ts'
import { TermPicker } from './term-picker.tsx'
import { listLanguage } from './term-search.ts'
import type { GoodsDraft } from './use-goods-draft.ts'

interface GoodsEditorProps {
  row: RequestRow
  goods: GoodsDraft
  locked: boolean
}

/** Goods and services, a field per class and a term per line, for every jurisdiction at once or for one. */
export function GoodsEditor({ row, goods, locked }: GoodsEditorProps) {
  const t = useText()
  const language = useLanguage()
  const { place, texts, lists, ordered, change } = goods
  const differing = listsDiffer(lists)
  const [termLanguage, setTermLanguage] = useState(() => listLanguage(place ? [place] : row.jurisdictions))
  const classes = Object.keys(texts).map(Number)
  const only = row.jurisdictions.length === 1 ? row.jurisdictions[0] : undefined
  const savedFor = place ?? only
  const missing = row.jurisdictions.filter((code) => (lists[code]?.length ?? 0) === 0)
  const error = fieldErrorWithin(goods.fields, 'goodsAndServices', t('goods.title'))
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
          onChange={(event) => {
            const code = isJurisdiction(event.target.value) ? event.target.value : null
            setTermLanguage(listLanguage(code ? [code] : row.jurisdictions))
            void goods.choosePlace(code)
          }}
        />
      )}
      {missing.length > 0 && (
        <p className="mw-source">
          {t('goods.missing', { places: missing.map((code) => jurisdictionName(code, language)).join(', ') })}
        </p>
      )}
      {error && <p className="mw-error">{error}</p>}
      {goods.theirs && <GoodsConflict theirs={goods.theirs} texts={texts} resolve={goods.resolve} />}
      {!locked && (
        <TermPicker
          language={termLanguage}
          ordered={[...ordered]}
          has={(term) => hasLine(texts[term.niceClass] ?? '', term.text)}
          onLanguage={setTermLanguage}
          onAdd={(terms) => change((old) => withTerms(old, terms))}
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
          onChange={(text) => change((old) => ({ ...old, [number]: text }))}
        />
      ))}
      {!locked && (
        <>
          <SaveLine saving={goods} />
          <div className="mw-cluster">
            <Button small busy={goods.state === 'saving'} onClick={() => void goods.flush()}>
              {savedFor ? t('goods.saveOne', { place: jurisdictionName(savedFor, language) }) : t('goods.saveAll')}
            </Button>
            <select
              className="mw-select wb-chipselect"
              aria-label={t('goods.addClass')}
              value=""
              onChange={(event) => {
                const number = Number(event.target.value)
                if (number > 0) change((old) => ({ ...old, [number]: old[number] ?? '' }))
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
        </>
      )}
    </div>
  )
}
