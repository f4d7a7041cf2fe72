import { LONGEST } from '#domain/limits.ts'
import type { CustomerDetail } from '#domain/subscriptions/contract.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { customerQuery } from './queries.ts'
import { TermsDialog } from './terms-dialog.tsx'

type Question = 'approve' | 'terms' | 'documents' | 'decline' | 'suspend' | 'reactivate' | 'end'

/** The seller's actions for a customer or request; those of other states are not shown [SELLER-3]. */
export function CustomerActs({ customer }: { customer: CustomerDetail }) {
  const { asking, asked, ask, close } = useAsked<Question, CustomerDetail>(customer)
  const outcome = { refreshes: ['subscription'], shows: customerQuery(customer.id) } as const
  const isNew = asking === 'approve'
  const saveTerms = useAct(isNew ? 'pusat-seller/langganan/setujui' : 'pusat-seller/langganan/ubah', {
    done: ({ data }) => {
      if (data.grantRequest?.state === 'waiting') return 'Ketentuan dikirim ke pemilik untuk disetujui'
      return isNew ? 'Langganan disetujui' : 'Ketentuan tersimpan'
    },
    ...outcome,
  })
  const askDocuments = useAct('pusat-seller/langganan/minta-dokumen', { done: 'Permintaan terkirim', ...outcome })
  const decline = useAct('pusat-seller/langganan/tolak', { done: 'Pengajuan ditolak', ...outcome })
  const suspend = useAct('pusat-seller/langganan/tangguhkan', { done: 'Langganan ditangguhkan', ...outcome })
  const reactivate = useAct('pusat-seller/langganan/aktifkan', { done: 'Langganan aktif kembali', ...outcome })
  const end = useAct('pusat-seller/langganan/akhiri', { done: 'Langganan diakhiri', ...outcome })
  const { state, can } = customer
  const seen = { id: asked.id, version: asked.version }
  const documents = useCallForm(askDocuments, {
    start: { note: '' },
    body: ({ note }) => ({ ...seen, note }),
    onClose: close,
  })
  const because = { start: { reason: '' }, body: ({ reason }: Reason) => ({ ...seen, reason }), onClose: close }
  const declining = useCallForm(decline, because)
  const suspending = useCallForm(suspend, because)
  const ending = useCallForm(end, because)
  const why = { ...reason, onClose: close }

  return (
    <>
      {buttons
        .filter(({ states }) => (states as readonly string[]).includes(state))
        .map(({ question, label, allowed, variant }) => (
          <Button
            key={question}
            variant={variant}
            disabled={!can[allowed].allowed}
            reason={can[allowed].reason}
            onClick={() => ask(question)}
          >
            {label}
          </Button>
        ))}
      {(asking === 'approve' || asking === 'terms') && (
        <TermsDialog customer={asked} isNew={isNew} act={saveTerms} onClose={close} />
      )}
      <TextDialog
        open={asking === 'documents'}
        title="Minta dokumen"
        description="Pembeli menjawab dengan teks dan dokumen perusahaannya; pengajuan kembali ke Anda setelah itu."
        form={documents}
        name="note"
        label="Dokumen yang diminta"
        hint="Misalnya NPWP dan NIB, atau nomor izin edar."
        longest={LONGEST.subscriptionText}
        confirmLabel="Kirim permintaan"
        onClose={close}
      />
      <TextDialog {...words.decline} {...why} open={asking === 'decline'} form={declining} />
      <TextDialog {...words.suspend} {...why} open={asking === 'suspend'} form={suspending} />
      <TextDialog {...words.end} {...why} open={asking === 'end'} form={ending} />
      <ConfirmDialog
        open={asking === 'reactivate'}
        title="Aktifkan kembali langganan ini?"
        confirmLabel="Ya, aktifkan"
        working={reactivate.working}
        onConfirm={() => void reactivate.send(seen).then(close)}
        onCancel={close}
      >
        {asked.buyerName} melihat harga dan dapat memesan lagi dengan ketentuan yang tercatat.
      </ConfirmDialog>
    </>
  )
}

const open = ['requested', 'documents_wanted'] as const
const buttons = [
  { question: 'end', label: 'Akhiri', allowed: 'end', variant: 'ghost', states: ['active', 'suspended'] },
  { question: 'suspend', label: 'Tangguhkan', allowed: 'suspend', variant: 'secondary', states: ['active'] },
  { question: 'terms', label: 'Ubah ketentuan', allowed: 'changeTerms', variant: 'primary', states: ['active'] },
  { question: 'terms', label: 'Ubah ketentuan', allowed: 'changeTerms', variant: 'secondary', states: ['suspended'] },
  {
    question: 'reactivate',
    label: 'Aktifkan kembali',
    allowed: 'reactivate',
    variant: 'primary',
    states: ['suspended'],
  },
  { question: 'decline', label: 'Tolak', allowed: 'decline', variant: 'ghost', states: open },
  {
    question: 'documents',
    label: 'Minta dokumen',
    allowed: 'askDocuments',
    variant: 'secondary',
    states: ['requested'],
  },
  { question: 'approve', label: 'Setujui', allowed: 'approve', variant: 'primary', states: open },
] as const

interface Reason {
  reason: string
}

const reason = { name: 'reason', label: 'Alasan', longest: LONGEST.subscriptionText, tone: 'danger' } as const

const words = {
  decline: {
    title: 'Tolak pengajuan?',
    description: 'Pembeli membaca alasan Anda dan dapat mengajukan lagi.',
    confirmLabel: 'Tolak pengajuan',
  },
  suspend: {
    title: 'Tangguhkan langganan?',
    description: 'Harga langsung tertutup bagi pembeli dan nego yang berjalan berakhir; riwayat tetap tersimpan.',
    confirmLabel: 'Tangguhkan langganan',
  },
  end: {
    title: 'Akhiri langganan?',
    description: 'Pembeli harus mengajukan lagi untuk melihat harga Anda; nego yang berjalan berakhir.',
    confirmLabel: 'Akhiri langganan',
  },
}
