import { callApi } from '#web/lib/api.ts'

/** Has a code sent to the address [RESET-5]; the browser makes none and knows none [RESET-6]. @throws ApiError */
export async function sendCode(account: { email: string; username: string }): Promise<void> {
  await callApi('External/insertOTP', { tujuan: account.email, kode: '', username: account.username, tipe: 'password' })
}

export const SENT = 'Kode verifikasi berhasil dikirim'
export const NOT_SENT = 'Kode verifikasi gagal dikirim'
