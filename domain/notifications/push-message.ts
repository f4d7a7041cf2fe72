/**
 * The payload of a push message, encrypted for one browser: names of companies and numbers of orders, never a price, a
 * product or the text of a person [PUSH-2, ROLE-4].
 */
export interface PushMessage {
  judul: string
  /** Whom or what it is about; '' for nothing more to say. */
  isi: string
  /** The page that shows it, from '/'. */
  tautan: string
  /** A kind, or 'approve', which reloads the cart [CART-6]. */
  jenis: string
  notifikasi_id: string
  /** The recipient, as `ownerOf` writes it: no other user of the browser sees the message. */
  untuk: string
}
