export type { ShopOpened } from './events.ts'
export { findApplicationAround } from './queries.ts'
