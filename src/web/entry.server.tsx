import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
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
    let started = false
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => abort(), streamTimeout + 1_000)
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TextVersionContext value={textVersionOf(i18n)}>
          <I18nextProvider i18n={i18n}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </I18nextProvider>
        </TextVersionContext>
      </NonceContext>,
      {
        nonce,
        onShellReady() {
          started = true
        },
        // In one piece: the policy that comes before it names the hashes of its scripts.
        onAllReady() {
          clearTimeout(timer)
          timer = undefined
          const parts: Buffer[] = []
          const whole = new Writable({
            write(part: Buffer, _encoding, written) {
              parts.push(part)
              written()
            },
            final(ended) {
              resolve(new Response(withScriptsLast(Buffer.concat(parts).toString()), { status, headers }))
              ended()
            },
          })
          pipe(whole.on('error', reject))
        },
        onShellError: reject,
        onError(error: unknown) {
          // Errors before the shell reach the caller through onShellError.
          if (started) report(error, context)
        },
      },
    )
  })
}
