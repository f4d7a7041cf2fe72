import { numberFault } from '#domain/banking/account-number.ts'
import { whyNotSent } from '#web/areas/companies/public.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/use-file-form.ts'

interface TypedAccount extends TypedWithFile {
  bank: string
  number: string
  holder: string
}

/** Checks and sends an account with its document [SHOP-8]. */
export function useProposalForm(companyName: string, onClose: () => void) {
  const start: TypedAccount = { bank: '', number: '', holder: companyName, berkas: null }
  return useFileForm('pusat-seller/rekening/ajukan', {
    start,
    fields: ({ berkas: _, ...account }) => account,
    faults: faultsOf,
    whyNot: whyNotSent,
    failed: 'Rekening belum terkirim. Periksa koneksi Anda, lalu coba lagi.',
    done: 'Rekening diajukan',
    about: 'notifications',
    onClose,
  })
}

function faultsOf({ bank, number, holder }: TypedAccount) {
  const digits = number.replace(/[\s.-]/g, '')
  const numberProblem = /^\d{5,20}$/.test(digits)
    ? numberFault(bank, digits)
    : 'Nomor rekening terdiri dari 5 sampai 20 angka.'
  return {
    ...(bank === '' && { bank: 'Pilih salah satu bank.' }),
    ...(numberProblem && { number: numberProblem }),
    ...(holder.trim() === '' && { holder: 'Nama pemilik rekening harus diisi.' }),
  }
}
