import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { TaxInvoice } from '#domain/tax/contract.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/use-file-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'

interface Props {
  invoice: TaxInvoice
  onClose: () => void
}

/** The form that attaches the PDF of a faktur pajak to its invoice; the number is read from it where none is typed [TAX-2]. */
export function AttachDialog({ invoice, onClose }: Props) {
  const [needsReason, setNeedsReason] = useState(false)
  const start: Typed = { number: '', reason: '', berkas: null }
  const { form, progress } = useFileForm('pusat-seller/pajak/faktur/pasang', {
    start,
    fields: ({ number, reason }) => ({
      invoiceId: invoice.id,
      ...(number && { number }),
      ...(reason.trim() && { reason }),
    }),
    faults: faultsOf,
    whyNot: whyNotSent,
    failed: 'Faktur pajak belum terpasang. Periksa koneksi Anda, lalu coba lagi.',
    done: 'Faktur pajak terpasang',
    about: 'order',
    onClose,
  })

  // asked for once the server has not found in the PDF what it must say
  if (form.formState.errors.reason && !needsReason) setNeedsReason(true)

  return (
    <FormModal
      open
      onClose={onClose}
      title={`Faktur pajak untuk ${invoice.number}`}
      description="Pembeli menemukannya pada dokumen pesanan."
      confirmLabel="Pasang"
      cancelLabel="Batal"
      working={progress !== null}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <FileField label="PDF faktur pajak" onlyPdf form={form} />
        <TextField
          form={form}
          name="number"
          label="Nomor faktur pajak"
          optional
          className="num"
          inputMode="numeric"
          maxLength={24}
          hint="17 angka. Bila dikosongkan, nomornya dibaca dari PDF."
        />
        {needsReason && (
          <TextField
            form={form}
            name="reason"
            label="Alasan tetap memasang PDF ini"
            autoFocus
            maxLength={LONGEST.orderReason}
            hint="Misalnya hasil pindai tanpa teks. Tampil pada daftar invoice Anda, tidak kepada pembeli."
          />
        )}
        {progress !== null && <ProgressBar label="Mengunggah faktur pajak" value={progress} />}
      </div>
    </FormModal>
  )
}

interface Typed extends TypedWithFile {
  number: string
  reason: string
}

function faultsOf({ number }: Typed) {
  const digits = number.replace(/[\s.-]/g, '')
  return {
    ...(digits !== '' && !/^\d{17}$/.test(digits) && { number: 'Nomor faktur pajak terdiri dari 17 angka.' }),
  }
}
