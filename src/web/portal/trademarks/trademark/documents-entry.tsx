import { Entry } from '#ui/entry.tsx'
import { useSize } from '../../../i18n/size.ts'
import { useText } from '../../../i18n/text.ts'
import type { TrademarkData } from './load.server.ts'

export function GoodsEntry({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  return (
    <Entry id="goods" number={3} margin={t('mark.goodsMargin')}>
      <h2 className="mw-h3 mb-2" id="goods-title">
        {t('mark.goods')}
      </h2>
      <ul className="mw-goods">
        {data.goods.map((list) => (
          <li key={list.number}>
            <b>{list.number}</b>
            <div>
              <h3>{list.name}</h3>
              <p>{list.terms.length > 0 ? `${list.terms.join('; ')}.` : t('add.goodsUnknown')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Entry>
  )
}

export function DocumentsEntry({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  const size = useSize()
  return (
    <Entry id="documents" number={4} margin={t('mark.documentsMargin')}>
      <h2 className="mw-h3 mb-2" id="documents-title">
        {t('mark.documents')}
      </h2>
      {data.documents.length === 0 && <p className="mw-muted">{t('mark.noDocuments')}</p>}
      <ul className="mw-ruled mw-documents">
        {data.documents.map((document) => (
          <li key={document.id}>
            <a href={document.href}>{t(`documentType.${document.type}`)}</a>
            <span className="mw-source">
              {document.name}, {document.format}, {size(document.size)}, {document.date}
            </span>
          </li>
        ))}
      </ul>
    </Entry>
  )
}
