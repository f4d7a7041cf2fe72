import { accountCalls } from './accounts/contract.ts'
import type { AnyCall } from './call.ts'
import { cartCalls } from './cart/contract.ts'
import { catalogueCalls } from './catalogue/contract.ts'
import { loyaltyCalls } from './loyalty/contract.ts'
import { negotiationCalls } from './negotiations/contract.ts'
import { notificationCalls } from './notifications/contract.ts'
import { orderCalls } from './orders/contract.ts'

/** Every call of the API, by area. */
export const contract = {
  accounts: accountCalls,
  catalogue: catalogueCalls,
  cart: cartCalls,
  negotiations: negotiationCalls,
  orders: orderCalls,
  loyalty: loyaltyCalls,
  notifications: notificationCalls,
}

type Areas = typeof contract
type CallsOf<Area> = Area[keyof Area]
type EveryCall = { [Area in keyof Areas]: CallsOf<Areas[Area]> }[keyof Areas]

/** Paths of all calls, for the typed client: the browser needs the types alone, never the schemas. */
export type CallPath = EveryCall['path']
export type CallAt<Path extends CallPath> = Extract<EveryCall, { path: Path }>

export const allCalls: readonly AnyCall[] = Object.values(contract).flatMap((calls) => Object.values(calls))
