interface Happened {
  act: 'propose' | 'check' | 'confirm' | 'refuse' | 'withdraw'
  shopName: string
  /** The bank and the end of its number. */
  account: string
  reason?: string
}

/** Where a shop sees its accounts. */
export const ACCOUNTS_PATH = '/pusat-seller/rekening'

/** The page of an account's review. */
export function accountReviewPath(id: string): string {
  return `/admin/rekening?rekening=${id}`
}

/** Notification to the shop of an act on its bank account: a member who did not propose it must hear of it [SHOP-8]. */
export function accountNotice({ act, shopName, account, reason }: Happened): string {
  const messages = {
    propose: `Rekening ${account} diajukan untuk ${shopName}. Bila bukan Anda, tarik pengajuannya`,
    check: `Rekening ${account} untuk ${shopName} sudah diperiksa dan menunggu konfirmasi administrator kedua`,
    confirm: `Rekening ${account} untuk ${shopName} terbukti dan berlaku mulai sekarang`,
    refuse: `Rekening ${account} untuk ${shopName} ditolak: ${reason ?? ''}`,
    withdraw: `Pengajuan rekening ${account} untuk ${shopName} ditarik`,
  }
  return messages[act]
}

/** Notification to administrators of the review that is due. */
export function accountReviewNotice(review: 'first' | 'second', shopName: string): string {
  return review === 'first'
    ? `Rekening ${shopName} menunggu diperiksa`
    : `Rekening ${shopName} menunggu konfirmasi administrator lain`
}
