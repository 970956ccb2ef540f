import { redirectDocument, type LoaderFunctionArgs } from 'react-router'
import { documentUrlById } from '#contract/trademark.ts'
import { reading } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'

/** Leads to the short-lived link of a document; the address itself can be kept and shared without giving it away. */
export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<Response> {
  const { call } = context.get(loadContext)
  const link = await reading(call(documentUrlById, { query: { id: numberIn(params.document) } }))
  return redirectDocument(new URL(link.url, url).href)
}

/** What no document can have as its number is one that is not there. */
function numberIn(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (!(id <= 2_147_483_647)) throw new Response(null, { status: 404 })
  return id
}
