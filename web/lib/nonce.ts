import { createContext } from 'react-router'

/** The one-time word that allows a page's own scripts under its content security policy. */
export const nonceContext = createContext<string>('')
