import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { CertifiedLot } from '#domain/papers/codec-lots.ts'
import { readersWord, usualReaders } from '#domain/papers/readers.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { readDay } from '#web/lib/form/read-day.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/form/use-file-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { ReadersField, ValidityField, validityFault } from './document-fields.tsx'

interface Typed extends TypedWithFile {
  /** As people write a day. */
  berlaku_sampai: string
  pembaca: BodyOf<CallAt<'pusat-seller/dokumen/lot/unggah'>>['pembaca']
}

interface Props {
  open: boolean
  lot: CertifiedLot
  onClose: () => void
}

/** The form that hands in the CoA of a lot; whoever is sent the lot reads it, whoever else may [DOC-2]. */
export function LotForm({ open, lot, onClose }: Props) {
  const readers = readersWord.encode(lot.certificate?.readers ?? usualReaders('coa'))
  const start: Typed = { berlaku_sampai: '', pembaca: readers, berkas: null }
  const { form, progress } = useFileForm('pusat-seller/dokumen/lot/unggah', {
    start,
    fields: ({ berlaku_sampai, pembaca }) => {
      const day = readDay(berlaku_sampai)
      return { lot_id: String(lot.id), pembaca, ...(day && { berlaku_sampai: day }) }
    },
    faults: ({ berlaku_sampai }) => validityFault(berlaku_sampai),
    whyNot: whyNotSent,
    failed: 'CoA belum terunggah. Periksa koneksi Anda, lalu coba lagi.',
    done: 'CoA terunggah',
    about: 'document',
    onClose,
  })
  const { errors } = form.formState

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={lot.certificate ? `Ganti CoA lot ${lot.number}` : `Unggah CoA lot ${lot.number}`}
      description={`${lot.productName}. Pembeli yang dikirimi lot ini selalu dapat membacanya.`}
      confirmLabel="Unggah"
      cancelLabel="Batal"
      working={progress !== null}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <FileField form={form} />
        <ValidityField register={form.register('berlaku_sampai')} error={errors.berlaku_sampai?.message} />
        <ReadersField register={form.register('pembaca')} error={errors.pembaca?.message} />
        {progress !== null && <ProgressBar label="Mengunggah CoA" value={progress} />}
      </div>
    </FormModal>
  )
}
