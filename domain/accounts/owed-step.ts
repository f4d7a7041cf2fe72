import { words } from '../words.ts'

/** What an administrator's session lacks: nothing was set up yet, or its code was not typed [ADM-1]. */
export const owedStep = words({ set_up: 'siapkan', prove: 'buktikan' })
export type OwedStep = keyof typeof owedStep.names
