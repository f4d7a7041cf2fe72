/** The seller's conversations. */
export const SELLER_CHAT_PATH = '/pusat-seller/chat'

/** The one with a buyer, which begins where there is none. */
export function customerChatPath(buyerId: string): string {
  return `${SELLER_CHAT_PATH}?pembeli=${encodeURIComponent(buyerId)}`
}

/** One of them. */
export function sellerRoomPath(roomId: string): string {
  return `${SELLER_CHAT_PATH}?room=${encodeURIComponent(roomId)}`
}
