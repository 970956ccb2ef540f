import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { errorList } from '#kernel/errors.ts'
import { withScriptsLast } from './head-order.ts'
import { TextVersionContext } from './i18n/address.ts'
import { textVersionOf } from './i18n/version.server.ts'
import { loadContext } from './load-context.ts'
import { NonceContext } from './nonce.ts'
import { refusalOf } from './refusal.ts'

export { loadContext } from './load-context.ts'

export const streamTimeout = 5_000

/** Hands a failure of a loader, an action or a rendering to the log; what we refuse ourselves is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) report(error, context)
}

function report(error: unknown, context: Pick<RouterContextProvider, 'get'>): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  const refusal = refusalOf(error)
  if (refusal && !errorList[refusal.code].reported) return
  const { report: toLog } = context.get(loadContext)
  if (toLog) return toLog(error)
  // Values of a statement may stand in the message, so only the kind is printed.
  // oxlint-disable-next-line no-console -- nobody took the failure
  console.error('page failed', error instanceof Error ? error.name : typeof error)
}

/**
 * Renders a page in one go: the policy that goes before it names the hashes of its scripts, and nothing of it waits, so that a
 * stream would be made only to be read back. Throws what a component throws; the framework then renders the page of an error.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, i18n, language, write } = context.get(loadContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', language)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const html = renderToString(
    <NonceContext value={nonce}>
      <TextVersionContext value={textVersionOf(i18n)}>
        <I18nextProvider i18n={i18n}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </TextVersionContext>
    </NonceContext>,
  )
  const isBroughtToLife = routerContext.renderMeta?.didRenderScripts ?? false
  const data = isBroughtToLife && serverHandoffStream ? await dataScripts(serverHandoffStream, nonce) : ''
  const end = html.lastIndexOf('</body>')
  write(withScriptsLast(`<!DOCTYPE html>${html.slice(0, end)}${data}${html.slice(end)}`))
  return new Response(null, { status, headers })
}

/** What the loaders answered, as the framework's own part of the page hands it to the browser. */
async function dataScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder()
  const script = (what: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${what};</script>`
  let scripts = ''
  for await (const part of stream)
    scripts += script(`enqueue(${withoutMarkup(JSON.stringify(decoder.decode(part, { stream: true })))})`)
  return scripts + script('close()')
}

/** A JSON text that ends no script and begins no comment. */
const withoutMarkup = (json: string): string =>
  json.replaceAll(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
