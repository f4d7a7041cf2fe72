/** The seller's conversations. */
export const SELLER_CHAT_PATH = '/pusat-seller/chat'

/** One of them. */
export function sellerRoomPath(roomId: string): string {
  return `${SELLER_CHAT_PATH}?room=${encodeURIComponent(roomId)}`
}
