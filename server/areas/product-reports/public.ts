export { findBansForSeller } from './show-products.ts'
