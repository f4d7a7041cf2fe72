import { numberFault } from '#domain/banking/account-number.ts'
import { bankNames } from '#domain/banking/banks.ts'
import { LONGEST } from '#domain/limits.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/form/use-file-form.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'

interface Props {
  open: boolean
  companyName: string
  onClose: () => void
}

/** The form that proposes where the shop is to be paid: bank, number, holder, and the document that proves them [SHOP-8]. */
export function ProposalForm({ open, companyName, onClose }: Props) {
  const { form, progress } = useProposalForm(companyName, onClose)
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Ajukan rekening"
      description="Dua administrator Sentra Bahan memeriksanya. Sampai keduanya setuju, rekening yang sekarang tetap berlaku."
      confirmLabel="Ajukan"
      cancelLabel="Batal"
      working={progress !== null}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField form={form} name="bank" label="Bank" placeholder="Pilih bank" options={banks} />
          <TextField
            form={form}
            name="number"
            label="Nomor rekening"
            className="num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
        </div>
        <TextField
          form={form}
          name="holder"
          label="Nama pemilik rekening"
          hint={`Seperti di buku tabungan, dan sama dengan nama perusahaan: ${companyName}.`}
          maxLength={LONGEST.companyName}
        />
        <FileField
          label="Bukti rekening"
          hint="Halaman pertama buku tabungan atau surat referensi bank; hanya Anda dan administrator yang melihatnya."
          form={form}
        />
        {progress !== null && <ProgressBar label="Mengunggah bukti" value={progress} />}
      </div>
    </FormModal>
  )
}

const banks = bankNames.map((name) => ({ value: name, label: name }))

interface TypedAccount extends TypedWithFile {
  bank: string
  number: string
  holder: string
}

/** Checks and sends an account with its document [SHOP-8]. */
function useProposalForm(companyName: string, onClose: () => void) {
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
