import { z } from 'zod'

/** What the register of VAT numbers says of one. */
export type VatAnswer =
  /** It stands for a business; with the number of the question, by which the register knows later that it was asked. */
  | { state: 'confirmed'; consultation: string | null }
  | { state: 'unknown-number' }
  /** Nobody knows: the register, or that of the member state behind it, did not answer. */
  | { state: 'no-answer'; why: string }

/** Asks the register of the European Union about a VAT number, written plainly with the letters of its country. Never throws. */
export type VatRegister = (number: string) => Promise<VatAnswer>

const answer = z.object({ valid: z.boolean(), requestIdentifier: z.string().max(60).nullish() })
const trouble = z.object({ errorWrappers: z.array(z.object({ error: z.string().max(100) })).min(1) })

/** The number is written as no number of that country is. */
const noNumber = 'INVALID_INPUT'
/** Our own number is not taken; without it the same is answered, but under no number of its own. */
const noRequester = 'INVALID_REQUESTER_INFO'

/**
 * VIES, the register of the European Commission (REST, `check-vat-number`). `requester` is our own number: with it an answer has
 * a number that proves it. Whoever waits is somebody who saves an address, so it has a few seconds.
 */
export function viesAt(
  address: string,
  requester: string | null,
  { fetching = fetch, patience = 5000 }: { fetching?: typeof fetch; patience?: number } = {},
): VatRegister {
  const url = `${address.replace(/\/$/, '')}/check-vat-number`
  const ask = async (number: string, by: string | null): Promise<VatAnswer> => {
    const given = await fetching(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...parts(number),
        ...(by !== null && { requesterMemberStateCode: by.slice(0, 2), requesterNumber: by.slice(2) }),
      }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    const body: unknown = await given.json()
    const refused = trouble.safeParse(body)
    if (refused.success) {
      const why = refused.data.errorWrappers[0]?.error ?? ''
      if (why === noRequester && by !== null) return await ask(number, null)
      return why === noNumber ? { state: 'unknown-number' } : { state: 'no-answer', why }
    }
    const said = answer.safeParse(body)
    if (!given.ok || !said.success) return { state: 'no-answer', why: `status ${given.status}` }
    if (!said.data.valid) return { state: 'unknown-number' }
    return { state: 'confirmed', consultation: said.data.requestIdentifier?.trim() || null }
  }
  return async (number) =>
    await ask(number, requester).catch((cause: unknown) => ({
      state: 'no-answer' as const,
      why: cause instanceof Error ? cause.name : 'unreadable',
    }))
}

const parts = (number: string) => ({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) })
