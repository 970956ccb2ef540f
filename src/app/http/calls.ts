import type { Context as Hono } from 'hono'
import { Hono as App } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { largestBody } from '#contract/body-size.ts'
import type { AnyCall } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { FileAnswer, StreamAnswer } from '#platform/files/answers.ts'
import { maximumBytes } from '#features/document/index.ts'
import type { Handled } from '#features/facilities.ts'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '../context.ts'
import { callerOf, sessionOf, type Link } from './caller.ts'
import { refuseForeignCall } from './origin.ts'
import { downloadResponse } from './file-response.ts'
import { mediaType } from './sign-in-form.ts'
import { refuseRole, runCall, type RawInput } from './run-call.ts'

/** Bytes of an upload: its file and a little for the envelope. */
export const uploadLimit = maximumBytes + 65_536

const refuse = () => {
  throw new AppError('too-large')
}

/** Every call of the contract as a route. */
export function callRoutes(context: Context, handled: Map<string, Handled>): App {
  const app = new App()
  // A path that is spelled out goes before one whose parameter could mean it.
  const parameters = (call: AnyCall) => call.path.split('{').length
  for (const call of calls.toSorted((a, b) => parameters(a) - parameters(b))) {
    const one = handled.get(call.name)
    if (!one) throw new Error(`no handler for ${call.name}`)
    const limit = bodyLimit({
      maxSize: call.upload || call.takesFile ? uploadLimit : largestBody(call),
      onError: refuse,
    })
    app.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), limit, (c) => answer(context, one, c))
  }
  return app
}

async function answer(context: Context, handled: Handled, c: Hono): Promise<Response> {
  const { call } = handled
  const request = c.req.raw
  const signedIn = await sessionOf(context, request)
  refuseForeignCall(context, request)
  const caller = await callerOf(context, request, signedIn, linkOf(call, c.req.param()))
  // The role is checked before the body is read: a stranger learns nothing from a form.
  refuseRole(call, caller)
  // A malformed id names nothing, whatever comes with it.
  if (!call.params.safeParse(c.req.param()).success) throw new AppError('not-found')
  const output = await runCall(
    context,
    handled,
    {
      params: c.req.param(),
      query: c.req.query(),
      idempotencyKey: request.headers.get('idempotency-key'),
      ...(await bodyOf(call, request)),
    },
    caller,
  )
  if (call.download) return await downloadResponse(request, output as FileAnswer | StreamAnswer)
  const text = JSON.stringify(output)
  // With its length it is seen to be short, and what is short is not worth packing.
  const length = String(Buffer.byteLength(text))
  return c.body(text, 200, {
    'content-type': 'application/json',
    'content-length': length,
    'cache-control': 'no-store',
  })
}

function linkOf(call: AnyCall, params: Record<string, string>): Link | null {
  const id = call.link ? params[call.link.param] : undefined
  return call.link && id !== undefined ? { kind: call.link.kind, id } : null
}

async function bodyOf(call: AnyCall, request: Request): Promise<Pick<RawInput, 'body' | 'file'>> {
  if (call.method === 'GET') return {}
  const type = mediaType(request)
  if (call.upload) {
    if (type !== 'multipart/form-data') throw new AppError('unsupported-type')
    const form = await request.formData().catch((cause: unknown) => refuseBody(cause))
    const { file, ...fields } = Object.fromEntries(form)
    return { body: fields, file: file instanceof File ? file : null }
  }
  if (call.takesFile && type === 'multipart/form-data') {
    const form = await request.formData().catch((cause: unknown) => refuseBody(cause))
    const [body, file] = [form.get('body'), form.get('file')]
    if (typeof body !== 'string' || body.length > largestBody(call)) throw new AppError('malformed-request')
    return { body: jsonIn(body), file: file instanceof File ? file : null }
  }
  const text = await request.text()
  if (text.length > largestBody(call)) throw new AppError('too-large')
  if (text === '') return { body: {} }
  if (type !== 'application/json') throw new AppError('unsupported-type')
  return { body: jsonIn(text) }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    return refuseBody(cause)
  }
}

function refuseBody(cause: unknown): never {
  throw cause instanceof AppError ? cause : new AppError('malformed-request', { cause })
}
