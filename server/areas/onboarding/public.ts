export type { ShopOpened } from './events.ts'
export { findApplicationAround } from './queries.ts'
export { endApplication, endShop } from './submit-application.ts'
