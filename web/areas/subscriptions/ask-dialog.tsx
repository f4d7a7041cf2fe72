import { LONGEST } from '#domain/limits.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Attachments } from './attachments.tsx'

interface Props {
  open: boolean
  seller: { id: string; name: string }
  onClose: () => void
}

/** Requests a subscription from a seller: intended use, documents, and a note [REG-4]. */
export function AskDialog({ open, seller, onClose }: Props) {
  const ask = useAct('langganan/ajukan', {
    done: 'Pengajuan langganan terkirim',
    refreshes: ['subscription', 'perusahaan/dokumen/daftar'],
  })
  const form = useCallForm(ask, {
    start: { intendedUse: '', note: '', documentIds: [] as string[] }, // ids
    body: ({ intendedUse, note, documentIds }) => ({
      sellerId: seller.id,
      intendedUse,
      note: note || null,
      documentIds,
    }),
    // cleared when one of them no longer counts
    chosenAnew: ['documentIds'],
    onClose,
  })

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Ajukan langganan"
      aside={<HelpLink topic="langganan" apart />}
      description={`${seller.name} membaca pengajuan ini bersama nama, kota, tipe bisnis, NPWP, telepon, dan dokumen yang Anda lampirkan.`}
      confirmLabel="Kirim pengajuan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextareaField
          form={form}
          name="intendedUse"
          label="Rencana penggunaan"
          hint="Misalnya produk yang dibuat, bahan yang dicari, dan perkiraan kebutuhan sebulan."
          maxLength={LONGEST.subscriptionText}
        />
        <Attachments control={form.control} name="documentIds" />
        <TextareaField
          form={form}
          name="note"
          label="Catatan untuk seller"
          optional
          maxLength={LONGEST.subscriptionText}
        />
      </div>
    </FormModal>
  )
}
