import type { ReactNode } from 'react'
import { Entry } from '#ui/entry.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { ChangedTag } from './changes.tsx'
import type { DraftData, GoodsList } from './draft.server.ts'

/** The addresses that are given beside the owner's. */
function MoreAddresses({ data: { mailing, domicile } }: { data: DraftData }) {
  const owner = useText('owner')
  const parts = [
    { key: 'mailing', title: owner('mailing'), lines: mailing },
    { key: 'domicile', title: owner(domicile?.visible ? 'domicile' : 'domicileHidden'), lines: domicile?.lines },
  ]
  return parts.map(
    ({ key, title, lines }) =>
      lines && (
        <div key={key} className="mt-3">
          <h3 className="mw-h4">{title}</h3>
          <address className="mw-printed mt-1">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      ),
  )
}

/** The owner as the register will print it. */
export function OwnerEntry({ data, number, editable }: { data: DraftData; number: number; editable: boolean }) {
  const t = useText('draft')
  const language = useLanguage()
  if (!data.owner) return null
  return (
    <Entry id="owner" number={number} margin={t('sheet.ownerNote')}>
      <div className="mw-split">
        <h2 className="mw-h3" id="owner-title">
          <span className="mw-inid">(730)</span> {t('sheet.owner')} <ChangedTag data={data} at="owner" />
        </h2>
        {editable && (
          <a className="mw-small" href={path.applicationDraft({ id: data.id }, { language, query: { edit: 'owner' } })}>
            {t('sheet.change')}
          </a>
        )}
      </div>
      <address className="mw-printed mt-2">
        <b>{data.owner.name}</b>
        {data.owner.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <MoreAddresses data={data} />
      {data.priority && (
        <p className="mw-small mt-2">
          <span className="mw-inid">(300)</span> <b>{t('sheet.priority')}</b>: {t('sheet.priorityText', data.priority)}
        </p>
      )}
    </Entry>
  )
}

function List({ data, list }: { data: DraftData; list: GoodsList }) {
  const rowOf = (number: number) => `goods-${list.places[0]?.code}-${number}`
  return (
    <section>
      <h3 className="mw-h4 mt-3 mb-1">{list.places.map((place) => place.name).join(', ')}</h3>
      <ul className="mw-goods">
        {list.classes.map((item) => (
          <li key={item.number} id={rowOf(item.number)}>
            <b>{item.number}</b>
            <div>
              <h4>
                {item.name} <ChangedTag data={data} at={rowOf(item.number)} />
              </h4>
              <p>{item.terms.join('; ')}.</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Goods and services per register and class; registers with the same list stand together. */
export function GoodsEntry({ data, number, children }: { data: DraftData; number: number; children: ReactNode }) {
  const t = useText('draft')
  return (
    <Entry id="goods" number={number} margin={t('sheet.goodsNote')}>
      <h2 className="mw-h3" id="goods-title">
        <span className="mw-inid">(511)</span> {t('sheet.goods')} <ChangedTag data={data} at="goods" />
      </h2>
      {data.lists.length === 0 && (
        <p className="mt-2">
          {t('sheet.ordered', { list: data.orderedClasses.map((item) => `${item.number} ${item.name}`).join(', ') })}
        </p>
      )}
      {data.lists.map((list) => (
        <List key={list.places.map((place) => place.code).join()} data={data} list={list} />
      ))}
      {data.lists.length > 0 && data.unwritten.length > 0 && (
        <p className="mw-small mw-muted mt-3">
          {t('sheet.noGoods', { place: data.unwritten.map((place) => place.name).join(', ') })}
        </p>
      )}
      {children}
    </Entry>
  )
}
