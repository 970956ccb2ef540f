import { Entry } from '#ui/entry.tsx'
import { useText } from '../../../i18n/text.ts'
import { DocumentList } from '../../documents.tsx'
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
  return (
    <Entry id="documents" number={4} margin={t('mark.documentsMargin')}>
      <h2 className="mw-h3 mb-2" id="documents-title">
        {t('mark.documents')}
      </h2>
      {data.documents.length === 0 && <p className="mw-muted">{t('mark.noDocuments')}</p>}
      <DocumentList documents={data.documents} />
    </Entry>
  )
}
