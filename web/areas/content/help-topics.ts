/** Entries of the FAQ that pages lead to, as the migrations bring them. */
export const helpTopics = {
  langganan: 'langganan',
  nego: 'nego',
  pembayaran: 'tipe pembayaran',
  tempo: 'tempo dan limit kredit',
  ongkir: 'ongkos kirim dan PPN',
  persetujuan: 'persetujuan pesanan',
  poin: 'poin',
} as const
