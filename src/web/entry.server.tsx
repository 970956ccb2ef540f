import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { loadContext } from './load-context.ts'
import { NonceContext } from './nonce.ts'

export { loadContext } from './load-context.ts'

export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const { nonce, i18n, language } = context.get(loadContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', language)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  return new Promise((resolve, reject) => {
    let answered = false
    // Crawlers get the page in one piece.
    const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => abort(), streamTimeout + 1_000)
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <I18nextProvider i18n={i18n}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          answered = true
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer)
              timer = undefined
              done()
            },
          })
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError: reject,
        onError(error: unknown) {
          // Errors before the shell reach the caller through onShellError.
          // oxlint-disable-next-line no-console -- the page is on its way, there is no other way to say it
          if (answered) console.error(error)
        },
      },
    )
  })
}
