import { redirectDocument, type LoaderFunctionArgs } from 'react-router'
import { documentUrl } from '#contract/trademark.ts'
import { found } from '#kernel/errors.ts'
import { trademarkById } from '#operations/trademark.ts'
import { reading } from '../../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../../load-context.ts'
import { rowId } from '../../../../row-id.ts'

async function linkOf(id: string | undefined, docId: number, load: LoadContext): Promise<string> {
  const mark = found((await load.query(trademarkById, { id: rowId(id) })).trademark_by_pk)
  const { url } = await load.call(documentUrl, { params: { hubId: mark.document_hub_id, docId } })
  return url
}

/** Leads to the short-lived link of a document; the address itself can be kept and shared without giving it away. */
export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<Response> {
  const link = await reading(linkOf(params.id, Number(params.document), context.get(loadContext)))
  return redirectDocument(new URL(link, url).href)
}
