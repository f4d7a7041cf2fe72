import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAmount, shownAmount } from '#domain/amount-text.ts'
import type { ShownMoney } from '#domain/receivables/codec.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { whyNotSent } from '#web/areas/companies/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { dayFault, readDay, writeDay } from '#web/lib/read-day.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { useOwnForm } from '#web/lib/use-call-form.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const FAILED = 'Bukti belum terkirim. Periksa koneksi Anda, lalu coba lagi.'

/** What is typed, by the names of the call's fields. */
interface TypedProof {
  jumlah: string
  tanggal: string
  berkas: File | null
}

/** Checks and sends a proof of payment; a refusal appears at its field, and nothing typed is lost [PAY-1]. */
export function useSendProof(money: ShownMoney, onClose: () => void) {
  const client = useQueryClient()
  /** 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const start: TypedProof = { jumlah: shownAmount(money.open), tanggal: writeDay(money.today), berkas: null }
  const form = useOwnForm({ start, faults: faultsOf, onValid: send })

  async function send({ berkas, jumlah, tanggal }: TypedProof): Promise<void> {
    if (!berkas || progress !== null) return
    setProgress(0)
    const fields = {
      transaksi_id: money.orderId,
      jumlah: readAmount(jumlah) ?? jumlah,
      tanggal: readDay(tanggal) ?? tanggal,
    }
    try {
      await uploadFile('tagihan/bukti/unggah', fields, berkas, { onProgress: setProgress })
    } catch (failure) {
      setProgress(null)
      report(failure)
      await askAgainAbout(client, 'order')
      return
    }
    await askAgainAbout(client, 'order')
    toast.success('Bukti pembayaran terkirim')
    onClose()
  }

  function report(failure: unknown): void {
    if (!(failure instanceof ApiError)) throw failure
    const sentence = failure.isNetworkFailure ? FAILED : failure.message
    if (!form.marks({ field: failure.field, sentence })) toast.failure(sentence)
  }

  return { form, progress }
}

function faultsOf({ jumlah, tanggal, berkas }: TypedProof) {
  const day = tanggal.trim() === '' ? 'Isi tanggal pembayaran.' : dayFault(tanggal)
  const obstacle = berkas ? whyNotSent(berkas) : generalRefusals.file_missing.sentence
  return {
    ...(readAmount(jumlah) === null && { jumlah: 'Nilai rupiah tidak valid.' }),
    ...(day && { tanggal: day }),
    ...(obstacle && { berkas: obstacle }),
  }
}
