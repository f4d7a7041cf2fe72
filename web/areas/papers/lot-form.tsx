import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { CertifiedLot } from '#domain/papers/codec-lots.ts'
import { readersWord, usualReaders } from '#domain/papers/readers.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { readDay } from '#web/lib/read-day.ts'
import { uploadFile } from '#web/lib/upload.ts'
import { useOwnForm } from '#web/lib/use-call-form.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { ReadersField } from './readers-field.tsx'

type Upload = BodyOf<CallAt<'pusat-seller/dokumen/lot/unggah'>>

interface Typed {
  /** As people write a day. */
  berlaku_sampai: string
  pembaca: Upload['pembaca']
  berkas: File | null
}

const FAILED = 'CoA belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

interface Props {
  open: boolean
  lot: CertifiedLot
  onClose: () => void
}

/** The form that hands in the CoA of a lot; whoever is sent the lot reads it, whoever else may [DOC-2]. */
export function LotForm({ open, lot, onClose }: Props) {
  const client = useQueryClient()
  /** 0 to 1 during an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const readers = readersWord.encode(lot.certificate?.readers ?? usualReaders('coa'))
  const start: Typed = { berlaku_sampai: '', pembaca: readers, berkas: null }
  const form = useOwnForm({ start, faults: faultsOf, onValid: send })
  const { errors } = form.formState

  async function send({ berlaku_sampai, pembaca, berkas }: Typed): Promise<void> {
    if (!berkas || progress !== null) return
    const day = readDay(berlaku_sampai)
    setProgress(0)
    try {
      const fields: Upload = { lot_id: String(lot.id), pembaca, ...(day && { berlaku_sampai: day }) }
      await uploadFile('pusat-seller/dokumen/lot/unggah', fields, berkas, { onProgress: setProgress })
    } catch (failure) {
      report(failure)
      return
    } finally {
      setProgress(null)
    }
    await askAgainAbout(client, 'document')
    toast.success('CoA terunggah')
    form.reset(start)
    onClose()
  }

  function report(failure: unknown): void {
    if (!(failure instanceof ApiError)) throw failure
    const sentence = failure.isNetworkFailure ? FAILED : failure.message
    if (!form.marks({ field: failure.field, sentence })) toast.failure(sentence)
  }

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
        <FileField
          file={form.watch('berkas')}
          error={errors.berkas?.message}
          onChoose={(chosen, obstacle) => {
            form.setValue('berkas', chosen)
            if (obstacle) form.setError('berkas', { message: obstacle })
            else form.clearErrors('berkas')
          }}
        />
        <Field
          label="Berlaku sampai"
          optional
          error={errors.berlaku_sampai?.message}
          hint="Kosongkan bila tidak ada batasnya."
        >
          <DayInput {...form.register('berlaku_sampai')} />
        </Field>
        <ReadersField register={form.register('pembaca')} error={errors.pembaca?.message} />
        {progress !== null && <ProgressBar label="Mengunggah CoA" value={progress} />}
      </div>
    </FormModal>
  )
}

function faultsOf({ berlaku_sampai, berkas }: Typed) {
  const obstacle = berkas ? whyNotSent(berkas) : generalRefusals.file_missing.sentence
  return {
    ...(obstacle && { berkas: obstacle }),
    ...(readDay(berlaku_sampai) === null && { berlaku_sampai: 'Tulis tanggal seperti 31/12/2026.' }),
  }
}
