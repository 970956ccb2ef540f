import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { brandCreate } from '#contract/brand.ts'
import { portalBrands } from '#operations/portal.ts'
import { formOf, typedIn, writing } from '../../answers.server.ts'
import { answering, valuesIn } from '../../form/answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { pageIn, pageSize, pagingOf, type Paging } from '../paging.ts'
import { brandForm, websitesIn } from './form.server.ts'

export interface BrandsData {
  brands: { id: string; href: string; name: string; marks: number; orders: number }[]
  unassigned: { marks: number; orders: number }
  paging: Paging
  shape: typeof brandForm.shape
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<BrandsData> {
  const { query, language } = context.get(loadContext)
  const page = pageIn(url.searchParams)
  const found = await query(portalBrands, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    brands: found.brand.map((row) => ({
      id: row.id,
      href: path.brand({ id: row.id }, { language }),
      name: row.name,
      marks: row.trademarks_aggregate.aggregate.count,
      orders: row.registration_requests_aggregate.aggregate.count,
    })),
    unassigned: { marks: found.marks.aggregate.count, orders: found.orders.aggregate.count },
    paging: pagingOf(page, found.brand_aggregate.aggregate.count),
    shape: brandForm.shape,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(loadContext)
  const typed = typedIn(await formOf(request))
  return await writing(typed, async () => {
    const body = { ...brandForm.body(valuesIn(brandForm.names, typed)), websites: websitesIn(typed) }
    const { id } = await answering(brandForm, call(brandCreate, { body }))
    return redirect(path.brand({ id }))
  })
}
