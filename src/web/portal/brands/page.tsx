import { useActionData, useLoaderData } from 'react-router'
import { Entry } from '#ui/entry.tsx'
import { Mark } from '#ui/mark.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Pager } from '../pager.tsx'
import '../styles/register.css'
import { BrandForm } from './brand-form.tsx'
import type { BrandsData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

const empty = { name: '', businessDescription: '', websites: '' }

function useColumns(): Column<BrandsData['brands'][number]>[] {
  const t = useText('portal')
  return [
    {
      key: 'name',
      title: t('brands.name'),
      head: true,
      cell: (brand) => (
        <a href={brand.href}>
          <Mark size="s">{brand.name}</Mark>
        </a>
      ),
    },
    { key: 'marks', title: t('frame.trademarks'), cell: (brand) => brand.marks },
    { key: 'orders', title: t('frame.orders'), cell: (brand) => brand.orders },
  ]
}

export default function BrandsPage() {
  const t = useText('portal')
  const language = useLanguage()
  const data = useLoaderData<BrandsData>()
  const refused = useActionData<FormAnswer>()
  const columns = useColumns()
  const { marks, orders } = data.unassigned
  return (
    <>
      <title>{t('brands.metaTitle')}</title>
      <h1 className="mw-h1">{t('frame.brands')}</h1>
      <p className="mw-muted mt-1 mb-4">{t('brands.lede')}</p>
      {data.brands.length > 0 && (
        <Table caption={t('frame.brands')} columns={columns} rows={data.brands} rowKey={(brand) => brand.id} />
      )}
      <Pager paging={data.paging} hrefOf={(page) => path.brands({}, { language, query: { page: String(page) } })} />
      {marks + orders > 0 && <p className="mt-2 mb-4">{t('brands.unassigned', { marks, orders })}</p>}
      <Entry id="new" margin={t('brands.newMargin')}>
        <h2 className="mw-h3 mb-2" id="new-title">
          {t('brands.new')}
        </h2>
        <BrandForm shape={data.shape} kept={empty} refused={refused} submit={t('brands.create')} />
      </Entry>
    </>
  )
}
