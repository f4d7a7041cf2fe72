import { numberFault } from '#domain/banking/account-number.ts'
import { whyNotSent } from '#web/areas/companies/public.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/use-file-form.ts'

interface TypedAccount extends TypedWithFile {
  bank: string
  nomor_rekening: string
  atas_nama: string
}

/** Checks and sends an account with its document [SHOP-8]. */
export function useProposalForm(companyName: string, onClose: () => void) {
  const start: TypedAccount = { bank: '', nomor_rekening: '', atas_nama: companyName, berkas: null }
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

function faultsOf({ bank, nomor_rekening, atas_nama }: TypedAccount) {
  const number = nomor_rekening.replace(/[\s.-]/g, '')
  const numberProblem = /^\d{5,20}$/.test(number)
    ? numberFault(bank, number)
    : 'Nomor rekening terdiri dari 5 sampai 20 angka.'
  return {
    ...(bank === '' && { bank: 'Pilih salah satu bank.' }),
    ...(numberProblem && { nomor_rekening: numberProblem }),
    ...(atas_nama.trim() === '' && { atas_nama: 'Nama pemilik rekening harus diisi.' }),
  }
}
