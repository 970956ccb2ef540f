import type { i18n } from 'i18next'
import { createContext } from 'react-router'
import type { Call, CallInput, CallOutput } from '#contract/call.ts'
import type { LinkKind } from '#contract/link.ts'
import type { Role } from '#domain/account/role.ts'
import type { Storefront } from '#domain/catalog/storefront.ts'
import type { Language } from '#kernel/languages.ts'
import type { Currency } from '#kernel/money.ts'
import type { Operation } from '#operations/operation.ts'

export interface LoadContext {
  language: Language
  storefront: Storefront
  currency: Currency
  nonce: string
  i18n: i18n
  session: { user: { id: string; email: string; name: string; role: Role }; expires: string } | null
  query<T, V>(operation: Operation<T, V>, variables: V, link?: { kind: LinkKind; id: string }): Promise<T>
  call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>>
}

/** The key under which the mount hands a request's context to loaders and actions. */
export const loadContext = createContext<LoadContext>()
