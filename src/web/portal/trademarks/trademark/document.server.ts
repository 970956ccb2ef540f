import { redirect, type LoaderFunctionArgs } from 'react-router'
import { documentUrl } from '#contract/trademark.ts'
import { found } from '#kernel/errors.ts'
import { trademarkById } from '#operations/trademark.ts'
import { reading } from '../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'

async function linkOf(id: string, docId: number, load: LoadContext): Promise<string> {
  const mark = found((await load.query(trademarkById, { id })).trademark_by_pk)
  const { url } = await load.call(documentUrl, { params: { hubId: mark.document_hub_id, docId } })
  return url
}

/** Leads to the short-lived link of a document; the address itself can be kept and shared without giving it away. */
export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<Response> {
  const load = context.get(loadContext)
  if (!load.session) {
    const query = { callbackUrl: `${url.pathname}${url.search}` }
    return redirect(new URL(path.login({}, { language: load.language, query }), url).href)
  }
  const link = await reading(linkOf(params.id ?? '', Number(params.document), load))
  return redirect(new URL(link, url).href, { headers: { 'cache-control': 'no-store' } })
}
