import { words } from '../words.ts'

/** What a product waits for at the administrators [ADM-3]. */
export const waitingFor = words({ complaints: 'laporan', look: 'tinjauan' })
export type WaitingFor = keyof typeof waitingFor.names
