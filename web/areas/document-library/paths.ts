/** The documents of quality of what a company bought [DOC-2]. */
export const FOLDER_PATH = '/akun/dokumen'

/** Those of one order. */
export function folderOfOrder(orderId: string): string {
  return `${FOLDER_PATH}?pesanan=${orderId}`
}
