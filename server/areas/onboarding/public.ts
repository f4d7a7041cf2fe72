export { findApplicationAround } from './queries.ts'
export type { ShopOpened } from './events.ts'
