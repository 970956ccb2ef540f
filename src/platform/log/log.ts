import { pino, type DestinationStream, type Logger } from 'pino'
import { requestId } from './request-id.ts'

export type Log = Logger

/** What a log line or a stored result says of an error. */
export interface ErrorNote {
  type: string
  message: string
  stack?: string
  cause?: ErrorNote
  [fact: string]: unknown
}

/** What else of an error is worth a line. None of these carries a value of a row or of a statement. */
const facts = 'code status fields severity schema table column constraint routine syscall queue worker'.split(' ')

/** An error without the values that its statement was run with, and so without those of its causes. */
export function errorNote(error: unknown, depth = 0): ErrorNote {
  const known = asError(error)
  if (!known) return { type: typeof error, message: 'something else than an error was thrown' }
  const { message, stack = '', name, cause } = known
  const frames = stack
    .slice(stack.includes(message) ? stack.indexOf(message) + message.length : 0)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  const said = messageOf(known, message)
  const note: ErrorNote = { type: name, message: said, stack: [`${name}: ${said}`, ...frames].join('\n') }
  for (const [fact, value] of Object.entries(known)) if (facts.includes(fact)) note[fact] = value
  if (cause !== undefined && depth < 5) note.cause = errorNote(cause, depth + 1)
  return note
}

/** Libraries also pass an error on as a plain copy of its facts, so that its class is lost on the way. */
function asError(thrown: unknown): (Error & { stack?: string | undefined }) | null {
  if (thrown instanceof Error) return thrown
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown) || typeof thrown.message !== 'string')
    return null
  const { message } = thrown
  const stack = 'stack' in thrown && typeof thrown.stack === 'string' ? thrown.stack : ''
  const name = /^(\w+)(?::|\n|$)/.exec(stack)?.[1] ?? 'Error'
  return Object.assign(new Error(message), { ...thrown, message, stack, name })
}

/** The message up to the statement's parameters; PostgreSQL's data errors also quote the value at their end. */
function messageOf(error: Error, message: string): string {
  const at = message.search(/\bparams:/)
  const head = at === -1 ? message : message.slice(0, at).trimEnd()
  const state = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^22[0-9A-Z]{3}$/.test(state) ? head.replace(/: "[\s\S]*$/, '') : head
}

/** One JSON line per event on standard output. Secrets never reach it: known names are cut out wherever they stand. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const secrets = ['password', 'token', 'secret', 'authorization', 'cookie', 'refresh_token', 'password_hash']
  const options = {
    level,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
    mixin: () => {
      const id = requestId()
      return id === undefined ? {} : { requestId: id }
    },
    serializers: { err: (error: unknown) => errorNote(error) },
  }
  return destination ? pino(options, destination) : pino(options)
}
