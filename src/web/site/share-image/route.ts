import type { LoaderFunctionArgs } from 'react-router'
import { reading } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { publicPage } from '../made-pages.server.ts'

/** The picture that a public page is shown by where its address is shared: its title and its sentence. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { language, i18n, drawCard } = context.get(loadContext)
  const named = /^(.+)\.png$/.exec(params['*'] ?? '')?.[1]
  const page = named === undefined ? null : publicPage(named === 'index' ? '/' : `/${named}`, language, i18n)
  if (!page) throw new Response(null, { status: 404 })
  const picture = await reading(drawCard({ title: page.title, text: page.description }))
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
