export { findSeenBans } from './show-products.ts'
