/** The drawings that articles have as covers. */
export const coverKinds = [
  'dokumen',
  'botol',
  'sertifikat',
  'bahaya',
  'gudang',
  'truk',
  'sirup',
  'label',
  'rak',
  'minuman',
  'pemeriksaan',
  'penyulingan',
] as const
export type CoverKind = (typeof coverKinds)[number]

// the first that occurs decides: a bottle of syrup is drawn as syrup
const words: readonly (readonly [RegExp, CoverKind])[] = [
  [/sirup/, 'sirup'],
  [/minum|pangan/, 'minuman'],
  [/suling|atsiri|alami|herbal/, 'penyulingan'],
  [/eriksa|inspeksi/, 'pemeriksaan'],
  [/halal|sertifi|izin/, 'sertifikat'],
  [/bahaya|ghs|selamat/, 'bahaya'],
  [/truk|kontainer|kirim|logistik/, 'truk'],
  [/rak|fefo/, 'rak'],
  [/gudang|simpan/, 'gudang'],
  [/label|nomor|cas/, 'label'],
  [/botol|kimia/, 'botol'],
]

/** The drawing for the words that say what a cover shows; a document where they say nothing known. */
export function coverOf(keyword: string): CoverKind {
  const typed = keyword.toLowerCase()
  return words.find(([known]) => known.test(typed))?.[1] ?? 'dokumen'
}
