import { createContext, use } from 'react'

/** The nonce of the response's content security policy; empty in the browser, which hides it from scripts anyway. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => use(NonceContext)
