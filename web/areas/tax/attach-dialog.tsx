import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { generalRefusals } from '#domain/refusals.ts'
import type { TaxInvoice } from '#domain/tax/codec.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { useOwnForm } from '#web/lib/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'

const FAILED = 'Faktur pajak belum terpasang. Periksa koneksi Anda, lalu coba lagi.'

interface Props {
  invoice: TaxInvoice
  onClose: () => void
}

/** The form that attaches the PDF of a faktur pajak to its invoice; the number is read from it where none is typed [TAX-2]. */
export function AttachDialog({ invoice, onClose }: Props) {
  const client = useQueryClient()
  /** 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const start: Typed = { nomor: '', berkas: null }
  const form = useOwnForm({ start, faults: faultsOf, onValid: send })

  async function send({ nomor, berkas }: Typed): Promise<void> {
    if (!berkas || progress !== null) return
    setProgress(0)
    const fields = { dokumen_id: invoice.id, ...(nomor && { nomor }) }
    try {
      await uploadFile('pusat-seller/pajak/faktur/pasang', fields, berkas, { onProgress: setProgress })
    } catch (failure) {
      setProgress(null)
      report(failure)
      return
    }
    await askAgainAbout(client, 'order')
    setProgress(null)
    toast.success('Faktur pajak terpasang')
    onClose()
  }

  function report(failure: unknown): void {
    if (!(failure instanceof ApiError)) throw failure
    const sentence = failure.isNetworkFailure ? FAILED : failure.message
    if (!form.marks({ field: failure.field, sentence })) toast.failure(sentence)
  }

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
        <FileField
          label="PDF faktur pajak"
          file={form.watch('berkas')}
          error={form.formState.errors.berkas?.message}
          onChoose={(chosen, obstacle) => {
            form.setValue('berkas', chosen)
            if (obstacle) form.setError('berkas', { message: obstacle })
            else form.clearErrors('berkas')
          }}
        />
        <TextField
          form={form}
          name="nomor"
          label="Nomor faktur pajak"
          optional
          className="num"
          inputMode="numeric"
          maxLength={24}
          hint="17 angka. Bila dikosongkan, nomornya dibaca dari PDF."
        />
        {progress !== null && <ProgressBar label="Mengunggah faktur pajak" value={progress} />}
      </div>
    </FormModal>
  )
}

interface Typed {
  nomor: string
  berkas: File | null
}

function faultsOf({ nomor, berkas }: Typed) {
  const obstacle = berkas ? whyNotSent(berkas) : generalRefusals.file_missing.sentence
  const digits = nomor.replace(/[\s.-]/g, '')
  return {
    ...(digits !== '' && !/^\d{17}$/.test(digits) && { nomor: 'Nomor faktur pajak terdiri dari 17 angka.' }),
    ...(obstacle && { berkas: obstacle }),
  }
}
