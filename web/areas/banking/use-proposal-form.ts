import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { numberFault } from '#domain/banking/account-number.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { whyNotSent } from '#web/areas/companies/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { useOwnForm } from '#web/lib/use-call-form.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const FAILED = 'Rekening belum terkirim. Periksa koneksi Anda, lalu coba lagi.'

/** What is typed, by the names of the call's fields. */
interface TypedAccount {
  bank: string
  nomor_rekening: string
  atas_nama: string
  berkas: File | null
}

/** Checks and sends an account with its document; a refusal appears at its field, and nothing typed is lost [SHOP-8]. */
export function useProposalForm(companyName: string, onClose: () => void) {
  const client = useQueryClient()
  /** 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const start: TypedAccount = { bank: '', nomor_rekening: '', atas_nama: companyName, berkas: null }
  const form = useOwnForm({ start, faults: faultsOf, onValid: send })

  async function send({ berkas, ...account }: TypedAccount): Promise<void> {
    if (!berkas || progress !== null) return
    setProgress(0)
    try {
      await uploadFile('pusat-seller/rekening/ajukan', account, berkas, { onProgress: setProgress })
    } catch (failure) {
      setProgress(null)
      report(failure)
      await askAgainAbout(client, 'notifications')
      return
    }
    // closed to a second press until the list shows it
    await askAgainAbout(client, 'notifications')
    setProgress(null)
    toast.success('Rekening diajukan')
    form.reset(start)
    onClose()
  }

  function report(failure: unknown): void {
    if (!(failure instanceof ApiError)) throw failure
    const sentence = failure.isNetworkFailure ? FAILED : failure.message
    if (!form.marks({ field: failure.field, sentence })) toast.failure(sentence)
  }

  return { form, progress }
}

function faultsOf({ bank, nomor_rekening, atas_nama, berkas }: TypedAccount) {
  const number = nomor_rekening.replace(/[\s.-]/g, '')
  const numberProblem = /^\d{5,20}$/.test(number)
    ? numberFault(bank, number)
    : 'Nomor rekening terdiri dari 5 sampai 20 angka.'
  const obstacle = berkas ? whyNotSent(berkas) : generalRefusals.file_missing.sentence
  return {
    ...(bank === '' && { bank: 'Pilih salah satu bank.' }),
    ...(numberProblem && { nomor_rekening: numberProblem }),
    ...(atas_nama.trim() === '' && { atas_nama: 'Nama pemilik rekening harus diisi.' }),
    ...(obstacle && { berkas: obstacle }),
  }
}
