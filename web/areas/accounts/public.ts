export { useActFor } from './own/use-act-for.ts'
