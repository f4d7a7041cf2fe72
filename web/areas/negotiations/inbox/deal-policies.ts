import type { NegoSettings } from '#domain/negotiations/settings.ts'

/** The policies for prices that buyers enter as agreed with sales, for the seller's choice [NEGO-13]. */
export const dealPolicies: readonly { value: NegoSettings['dealPolicy']; title: string; text: string }[] = [
  {
    value: 'immediate',
    title: 'Langsung berlaku',
    text: 'Harga langsung berlaku untuk pembeli, berapa pun. Yang di bawah harga terendah ditandai pada nego dan pesanan; yang di luar wewenang sales menunggu Anda saat pesanannya dikonfirmasi.',
  },
  {
    value: 'confirm',
    title: 'Perlu konfirmasi',
    text: 'Harga baru berlaku setelah Anda menyetujuinya di nego masuk.',
  },
  { value: 'off', title: 'Tidak diterima', text: 'Pembeli hanya dapat memulai nego baru.' },
]
