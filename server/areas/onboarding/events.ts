import type { Administrator } from '#domain/accounts/actor.ts'
import { event } from '#server/platform/reactions.ts'

export interface ShopOpened {
  shopId: string
  name: string
  administrator: Administrator
  bank: string
  number: string
  holder: string
}

/** An application was approved and has opened a shop, which is paid at this account. */
export const shopOpened = event<ShopOpened>('shop opened')
