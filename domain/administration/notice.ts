interface Happened {
  act: 'verify' | 'correct' | 'suspend' | 'reopen' | 'accept' | 'decline'
  companyName: string
  /** The reasons and the note, where there are any. */
  explanation: string
}

/** Where the company sees what became of it. */
export const COMPANY_PROFILE_PATH = '/akun/profile?bagian=perusahaan'

/** Notification to a company of an administrator's act on it [ADM-2]. */
export function companyNotice({ act, companyName, explanation }: Happened): string {
  const because = explanation ? `: ${explanation}` : ''
  const messages = {
    verify: `${companyName} terverifikasi`,
    correct: `Data ${companyName} perlu diperbaiki${because}`,
    suspend: `${companyName} ditangguhkan${because}`,
    reopen: `${companyName} dibuka kembali${because}`,
    accept: `Nama dan nomor ${companyName} yang baru sudah berlaku`,
    decline: `Perubahan nama atau nomor ${companyName} ditolak${because}`,
  }
  return messages[act]
}

/** Notification to the sellers of a suspended or reopened customer, without the reason [ADM-2]. */
export function customerNotice(act: 'suspend' | 'reopen', companyName: string): string {
  return act === 'suspend'
    ? `Pelanggan ${companyName} ditangguhkan oleh platform. Pesanan yang sudah ada tetap berjalan.`
    : `Pelanggan ${companyName} dibuka kembali oleh platform.`
}
