import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { callApi } from '#web/lib/api.ts'
import { usePageAct } from '#web/lib/use-page-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Attachments, useAttachments } from './attachments.tsx'

interface Props {
  open: boolean
  seller: { id: string; name: string }
  onClose: () => void
}

/** Asks a seller for a subscription: what the goods are for, documents, and anything else it should know [REG-4]. */
export function AskDialog({ open, seller, onClose }: Props) {
  const [use, setUse] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const attachments = useAttachments()
  const { working, act } = usePageAct()

  async function send() {
    if (!use.trim()) return setError('Rencana penggunaan harus diisi.')
    const body = {
      seller_id: seller.id,
      penggunaan: use.trim(),
      catatan: note.trim() || null,
      dokumen: attachments.ids,
    }
    const problem = await act(() => callApi('langganan/ajukan', body), 'Pengajuan langganan terkirim')
    if (problem) {
      if (!attachments.take(problem)) setError(problem.sentence)
      return
    }
    setUse('')
    setNote('')
    attachments.clear()
    onClose()
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Ajukan langganan"
      description={`${seller.name} membaca pengajuan ini bersama nama, kota, tipe bisnis, NPWP, telepon, dan dokumen yang Anda lampirkan.`}
      confirmLabel="Kirim pengajuan"
      cancelLabel="Batal"
      working={working}
      onSend={send}
    >
      <div className="grid gap-4">
        <Field
          label="Rencana penggunaan"
          hint="Misalnya produk yang dibuat, bahan yang dicari, dan perkiraan kebutuhan sebulan."
          error={error}
        >
          <Textarea
            maxLength={LONGEST.subscriptionText}
            value={use}
            onChange={(event) => {
              setUse(event.target.value)
              setError(null)
            }}
          />
        </Field>
        <Attachments {...attachments.shown} />
        <Field label="Catatan untuk seller" optional>
          <Textarea
            maxLength={LONGEST.subscriptionText}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
    </FormModal>
  )
}
