import { dayFault, readDay } from '#web/lib/read-day.ts'

/** The fields of a lot as they are typed. */
export interface TypedLot {
  nomor_lot: string
  tanggal_produksi: string
  kedaluwarsa: string
}

export const blankLot: TypedLot = { nomor_lot: '', tanggal_produksi: '', kedaluwarsa: '' }

/** What was typed of a lot, as the call takes it. */
export function lotBody({ nomor_lot, tanggal_produksi, kedaluwarsa }: TypedLot) {
  return {
    nomor_lot: nomor_lot.trim(),
    tanggal_produksi: readDay(tanggal_produksi) || null,
    kedaluwarsa: readDay(kedaluwarsa) || null,
  }
}

/** Days that cannot be read. */
export function lotFaults({ tanggal_produksi, kedaluwarsa }: TypedLot) {
  return { tanggal_produksi: dayFault(tanggal_produksi), kedaluwarsa: dayFault(kedaluwarsa) }
}
