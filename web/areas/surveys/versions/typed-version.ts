/** A version as it is typed. */
export interface TypedVersion {
  pertanyaan_baru: 'ya' | 'tidak'
  pertanyaan: string
  keterangan: string
  /** `kode` of an option that is there already; null: another one. */
  pilihan: { kode: number | null; nama: string }[]
  berlaku_sejak: string
}

/** What is wrong with an option, by field. */
export function optionFaults(
  { nama }: TypedVersion['pilihan'][number],
  place: number,
  all: TypedVersion['pilihan'],
): [string, string][] {
  const words = nama.trim().toLowerCase()
  const isTwice = words === 'lainnya' || all.slice(0, place).some((other) => other.nama.trim().toLowerCase() === words)
  const fault = words === '' ? 'Pilihan harus diisi.' : isTwice ? 'Pilihan ini sudah ada.' : null
  return fault ? [[`pilihan.${place}.nama`, fault]] : []
}
