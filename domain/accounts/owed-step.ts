import { words } from '../words.ts'

/** The missing step of an administrator's session: the setup, or a code [ADM-1]. */
export const owedStep = words({ set_up: 'siapkan', prove: 'buktikan' })
export type OwedStep = keyof typeof owedStep.names
