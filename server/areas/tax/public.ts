export { taxInvoicesOf } from './list-invoices.ts'
