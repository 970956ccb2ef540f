import { useLogoutIfAccessDenied, useRefresh } from 'ra-core'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { AnyCall, CallInput, CallOutput } from '#contract/call.ts'
import { createClient } from '#contract/client.ts'
import { isPlainDate } from '#kernel/dates.ts'
import { AppError, type FieldErrors } from '#kernel/errors.ts'
import { useToast } from '#ui/toast.tsx'
import { errorText, missingText, useLanguage, useText } from './i18n/texts.ts'
import { eventName } from './kit/event-name.ts'
import { formatDate } from './kit/time.ts'

type Input<C extends AnyCall> = CallInput<C> & { file?: File }
type Outcome<C extends AnyCall> = { ok: true; value: CallOutput<C> } | { ok: false; error: AppError }

interface SendOptions<C extends AnyCall> {
  /** What the toast says when it worked; without it, nothing is said. */
  done?: string | ((answer: CallOutput<C>) => string)
  /** Leaves what is on the screen alone: for saving while someone types. */
  keepScreen?: boolean
  /** The screen shows refusals itself. */
  ownRefusal?: boolean
}

export interface Sender<C extends AnyCall> {
  send: (input: Input<C>) => Promise<Outcome<C>>
  busy: boolean
  fields: FieldErrors
  error: AppError | null
  clear: () => void
}

const asAppError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('not-ready', { cause })

/** A contract call of a screen: sends it, says how it went, keeps the field errors, reads the screen again. */
export function useSend<C extends AnyCall>(call: C, options: SendOptions<C> = {}): Sender<C> {
  const { done, keepScreen, ownRefusal } = options
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  const language = useLanguage()
  const toast = useToast()
  const say = useRefusal()
  const refresh = useRefresh()
  const leaveIfSignedOut = useLogoutIfAccessDenied()
  const send = useCallback(
    async (input: Input<C>): Promise<Outcome<C>> => {
      setBusy(true)
      try {
        const value = await createClient({ baseUrl: location.origin, language })(call, input)
        setError(null)
        const said = typeof done === 'function' ? done(value) : done
        if (said) toast('success', said)
        if (!keepScreen) refresh()
        return { ok: true, value }
      } catch (cause) {
        const refusal = asAppError(cause)
        setError(refusal)
        if (refusal.code === 'sign-in-required') await leaveIfSignedOut(refusal)
        if (refusal.facts.field !== undefined && refusal.code === 'changed-meanwhile') refresh()
        if (refusal.code !== 'sign-in-required' && !ownRefusal && Object.keys(refusal.fields).length === 0)
          toast('error', say(refusal))
        return { ok: false, error: refusal }
      } finally {
        setBusy(false)
      }
    },
    [call, done, keepScreen, ownRefusal, language, toast, say, refresh, leaveIfSignedOut],
  )
  const clear = useCallback(() => setError(null), [])
  return { send, busy, error, fields: error?.fields ?? {}, clear }
}

/**
 * What a call that only asks answers; the last answer stays while the next is on its way. `null` asks nothing. An answer
 * is taken as good for `freshFor` milliseconds.
 */
export function useAsk<C extends AnyCall>(
  call: C,
  input: CallInput<C> | null,
  freshFor = 60_000,
): UseQueryResult<CallOutput<C>, AppError> {
  const language = useLanguage()
  const leaveIfSignedOut = useLogoutIfAccessDenied()
  const asked = useQuery<CallOutput<C>, AppError>({
    queryKey: [call.name, input],
    queryFn: async () => {
      try {
        return await createClient({ baseUrl: location.origin, language })(call, input ?? {})
      } catch (cause) {
        throw asAppError(cause)
      }
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
    staleTime: freshFor,
    retry: false,
  })
  const over = asked.error?.code === 'sign-in-required' ? asked.error : null
  useEffect(() => {
    if (over) void leaveIfSignedOut(over)
  }, [over, leaveIfSignedOut])
  return asked
}

/** A refusal as a sentence. A refused step names both states, a missing precondition what is missing. */
export function useRefusal(): (error: AppError) => string {
  const t = useText()
  const language = useLanguage()
  return useCallback(
    ({ code, facts }) => {
      if (code === 'transition-refused' && facts.from && facts.to)
        return t('refusal.transition', { from: eventName(t, facts.from), to: eventName(t, facts.to) })
      if (code === 'changed-meanwhile' && facts.field !== undefined) {
        const { now = '' } = facts
        if (now === '') return t('refusal.emptied')
        return t('refusal.stale', { now: isPlainDate(now) ? formatDate(now, language) : now })
      }
      if (code === 'changed-meanwhile' && facts.from) return t('refusal.changed', { from: eventName(t, facts.from) })
      if (code === 'too-many-requests' && facts.letter) return t('refusal.justSent')
      const what = code === 'rules-unmet' ? missingText(facts) : null
      return what ? t('refusal.missing', { what }) : errorText(`code.${code}`)
    },
    [t, language],
  )
}

/** The message of one field, or nothing. Paths are dotted, as the server names them; `facts` are what the message may name. */
export function fieldError(
  fields: FieldErrors,
  path: string,
  label: string,
  facts: Readonly<Record<string, string>> = {},
): string | undefined {
  const code = fields[path]
  return code && errorText(`field.${code}`, { ...facts, label })
}

/** The first message of a field and of everything inside it. */
export function fieldErrorWithin(
  fields: FieldErrors,
  path: string,
  label: string,
  facts: Readonly<Record<string, string>> = {},
): string | undefined {
  const at = Object.keys(fields).find((name) => name === path || name.startsWith(`${path}.`))
  return at === undefined ? undefined : fieldError(fields, at, label, facts)
}
