import { words } from '../words.ts'

/** The pending reviews of a product [ADM-3]. */
export const waitingFor = words({ complaints: 'laporan', look: 'tinjauan' })
export type WaitingFor = keyof typeof waitingFor.names
