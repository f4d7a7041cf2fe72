export { endApplication, endShop } from './end-application.ts'
export type { ShopOpened } from './events.ts'
export { findApplicationAround } from './queries.ts'
