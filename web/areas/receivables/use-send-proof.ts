import { readAmount, shownAmount } from '#domain/number-text.ts'
import type { ShownMoney } from '#domain/receivables/codec.ts'
import { whyNotSent } from '#web/areas/companies/public.ts'
import { dayFault, readDay, writeDay } from '#web/lib/read-day.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/use-file-form.ts'

interface TypedProof extends TypedWithFile {
  jumlah: string
  tanggal: string
}

/** Checks and sends a proof of payment [PAY-1]. */
export function useSendProof(money: ShownMoney, onClose: () => void) {
  const start: TypedProof = { jumlah: shownAmount(money.open), tanggal: writeDay(money.today), berkas: null }
  return useFileForm('tagihan/bukti/unggah', {
    start,
    fields: ({ jumlah, tanggal }) => ({
      transaksi_id: money.orderId,
      jumlah: readAmount(jumlah) ?? jumlah,
      tanggal: readDay(tanggal) ?? tanggal,
    }),
    faults: faultsOf,
    whyNot: whyNotSent,
    failed: 'Bukti belum terkirim. Periksa koneksi Anda, lalu coba lagi.',
    done: 'Bukti pembayaran terkirim',
    about: 'order',
    onClose,
  })
}

function faultsOf({ jumlah, tanggal }: TypedProof) {
  const day = tanggal.trim() === '' ? 'Isi tanggal pembayaran.' : dayFault(tanggal)
  return {
    ...(readAmount(jumlah) === null && { jumlah: 'Nilai rupiah tidak valid.' }),
    ...(day && { tanggal: day }),
  }
}
