export { STOCKS_PATH } from './paths.ts'
export { stockQuery } from './queries.ts'
export { useStockDialog } from './use-stock-dialog.tsx'
