import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { CertifiedLot } from '#domain/product-documents/contract-lots.ts'
import { usualReaders } from '#domain/product-documents/readers.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { readDay } from '#web/lib/form/read-day.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/form/use-file-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { ReadersField, ValidityField, validityFault } from './document-fields.tsx'

interface Typed extends TypedWithFile {
  /** As people write a day. */
  validUntil: string
  readers: BodyOf<CallAt<'pusat-seller/dokumen/lot/unggah'>>['readers']
}

interface Props {
  open: boolean
  lot: CertifiedLot
  onClose: () => void
}

/** The form to upload the CoA of a lot; companies that were sent the lot read it, whatever its readers [DOC-2]. */
export function LotForm({ open, lot, onClose }: Props) {
  const readers = lot.certificate?.readers ?? usualReaders('coa')
  const start: Typed = { validUntil: '', readers, berkas: null }
  const { form, progress } = useFileForm('pusat-seller/dokumen/lot/unggah', {
    start,
    fields: ({ validUntil, readers }) => {
      const day = readDay(validUntil)
      return { lotId: String(lot.id), readers, ...(day && { validUntil: day }) }
    },
    faults: ({ validUntil }) => validityFault(validUntil),
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
        <ValidityField register={form.register('validUntil')} error={errors.validUntil?.message} />
        <ReadersField register={form.register('readers')} error={errors.readers?.message} />
        {progress !== null && <ProgressBar label="Mengunggah CoA" value={progress} />}
      </div>
    </FormModal>
  )
}
