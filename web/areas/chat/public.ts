import { deferredComponent } from '#web/ui/lazy-component.ts'

/** Chat buttons for other areas, loaded after a page's first load. */
export const ChatButton = deferredComponent(async () => (await import('./chat-button.tsx')).ChatButton)
export const ChatIcon = deferredComponent(async () => (await import('./chat-button.tsx')).ChatIcon)
export const CustomerChatLink = deferredComponent(async () => (await import('./chat-button.tsx')).CustomerChatLink)

export { SELLER_CHAT_PATH, sellerRoomPath } from './paths.ts'
export { unreadRoomsQuery } from './queries.ts'
export { shopHoursQuery } from './queries-hours.ts'
export { HoursSection } from './selling/hours-section.tsx'
export { hoursQuery } from './selling/queries.ts'
export { ShopHours } from './shop-hours.tsx'
export { useChatWatch } from './use-chat-watch.ts'
