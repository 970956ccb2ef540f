import { createContext, use } from 'react'

/** The random word that marks the page's own scripts while it is rendered; it never leaves the server. Absent in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => use(NonceContext)
