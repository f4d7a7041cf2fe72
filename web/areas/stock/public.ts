export { LeadTimeSection } from './lead-time-section.tsx'
export { STOCKS_PATH } from './paths.ts'
export { stockQuery } from './queries.ts'
export { useStockDialog } from './use-stock-dialog.tsx'
