import { words } from '../words.ts'

/** The states of a message of the contact form, with their wire names [ADM-5]. */
export const messageState = words({ new: 'baru', read: 'dibaca', done: 'selesai' })
export type MessageState = keyof typeof messageState.names
export const messageStates = Object.keys(messageState.names) as MessageState[] // its keys are the states

/** How long a message is stored: the 12 months of the privacy policy. */
export const MESSAGE_KEPT_DAYS = 365
