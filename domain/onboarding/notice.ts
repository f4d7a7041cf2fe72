interface Happened {
  act: 'submit' | 'approve' | 'correct' | 'refuse' | 'suspend' | 'reopen'
  companyName: string
  /** The reasons and the note, where there are any. */
  explanation: string
}

/** Where a company sees its application. */
export const APPLICATION_PATH = '/daftar-seller'

/** Where an administrator decides an application. */
export function verificationPath(id: string): string {
  return `/admin/perusahaan?pengajuan=${id}`
}

/** Notification to the company of its application, or of its shop [SHOP-1, ADM-2]. */
export function applicationNotice({ act, companyName, explanation }: Happened): string {
  const because = explanation ? `: ${explanation}` : ''
  const messages = {
    submit: `Pendaftaran seller ${companyName} kami terima dan sedang diperiksa`,
    approve: `Pendaftaran seller ${companyName} disetujui, toko Anda sudah buka${because}`,
    correct: `Pendaftaran seller ${companyName} perlu diperbaiki${because}`,
    refuse: `Pendaftaran seller ${companyName} ditolak${because}`,
    suspend: `Toko ${companyName} ditangguhkan${because}`,
    reopen: `Toko ${companyName} dibuka kembali${because}`,
  }
  return messages[act]
}
