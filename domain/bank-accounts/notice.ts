interface Happened {
  act: 'propose' | 'check' | 'confirm' | 'refuse' | 'withdraw'
  shopName: string
  /** The bank and the end of its number. */
  account: string
  reason?: string
}

/** Where a shop sees its accounts. */
export const ACCOUNTS_PATH = '/pusat-seller/rekening'

/** Where an administrator looks at an account. */
export function accountReviewPath(id: string): string {
  return `/admin/rekening?rekening=${id}`
}

/** What the shop is told of its account: whoever reads it knows it, or must hear of it [SHOP-8]. */
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

/** What administrators are told: whose turn it is. */
export function accountReviewNotice(review: 'first' | 'second', shopName: string): string {
  return review === 'first'
    ? `Rekening ${shopName} menunggu diperiksa`
    : `Rekening ${shopName} menunggu konfirmasi administrator lain`
}
