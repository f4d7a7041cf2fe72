import { createContext } from 'react'

/** The nonce of the page's own scripts, while it is rendered on the server. */
export const NonceContext = createContext<string | undefined>(undefined)
