import type { ImportKind } from '#domain/imports/kind.ts'
import type { ImportState } from '#domain/imports/state.ts'
import type { Tone } from '#web/ui/status/badge.tsx'

/** The kinds of files, in people's words. */
export const kindWords: Record<ImportKind, { label: string; hint: string }> = {
  product: { label: 'Produk', hint: 'Produk baru, dan semua isian produk yang ada.' },
  price: { label: 'Harga', hint: 'Hanya harga per level dan nego produk yang ada.' },
  stock: { label: 'Stok', hint: 'Hanya stok produk yang ada.' },
  list: { label: 'Daftar harga', hint: 'Harga bertingkat, harga untuk hari tertentu, dan daftar harga pelanggan.' },
}

export const kindChoices = (Object.keys(kindWords) as ImportKind[]).map((kind) => ({
  // its keys are the kinds
  value: kind,
  ...kindWords[kind],
}))

export const stateWords: Record<ImportState, { label: string; tone: Tone }> = {
  checked: { label: 'belum diterapkan', tone: 'attention' },
  planned: { label: 'terjadwal', tone: 'info' },
  applying: { label: 'sedang diterapkan', tone: 'info' },
  applied: { label: 'diterapkan', tone: 'success' },
  undoing: { label: 'sedang dibatalkan', tone: 'info' },
  undone: { label: 'dibatalkan', tone: 'neutral' },
  failed: { label: 'gagal', tone: 'danger' },
  stopped: { label: 'dihentikan', tone: 'neutral' },
}
