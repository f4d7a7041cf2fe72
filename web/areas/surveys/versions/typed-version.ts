/** A version as it is typed. */
export interface TypedVersion {
  isNewQuestion: 'ya' | 'tidak'
  title: string
  lead: string
  /** Options in their order; `optionId` is null of one that is new. */
  options: { optionId: number | null; label: string }[]
  validFrom: string
}

/** What is wrong with an option, by field. */
export function optionFaults(
  { label }: TypedVersion['options'][number],
  place: number,
  all: TypedVersion['options'],
): [string, string][] {
  const words = label.trim().toLowerCase()
  const isTwice = words === 'lainnya' || all.slice(0, place).some((other) => other.label.trim().toLowerCase() === words)
  const fault = words === '' ? 'Pilihan harus diisi.' : isTwice ? 'Pilihan ini sudah ada.' : null
  return fault ? [[`options.${place}.label`, fault]] : []
}
