import type { ContactMessage } from '#domain/contact/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

interface Props {
  /** As it was when the dialog was opened. */
  message: ContactMessage
  onClose: () => void
}

/** Answers a question by mail, once [ADM-5]. */
export function ReplyDialog({ message, onClose }: Props) {
  const reply = useAct('admin/pesan/jawab', { done: 'Jawaban dikirim', refreshes: ['admin/pesan/daftar'] })
  const form = useCallForm(reply, {
    start: { text: '' },
    body: ({ text }) => ({ id: message.id, version: message.version, text }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={`Jawab ${message.name}`}
      description={`Dikirim ke ${message.email}. Pesan menjadi selesai.`}
      confirmLabel="Kirim jawaban"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <blockquote className="border-s-2 border-line ps-3 text-sm text-mute wrap-anywhere">
          {message.question}
        </blockquote>
        <TextareaField form={form} name="text" label="Jawaban" rows={6} maxLength={LONGEST.contactReply} />
      </div>
    </FormModal>
  )
}
