export { taxInvoicesOf } from './files-of-order.ts'
