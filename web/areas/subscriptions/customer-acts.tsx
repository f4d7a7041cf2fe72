import { useState } from 'react'
import type { CustomerDetail } from '#domain/subscriptions/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { usePageAct } from '#web/lib/use-page-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { TextDialog, type TextDialogProps } from './text-dialog.tsx'

type Question = 'approve' | 'terms' | 'documents' | 'decline' | 'suspend' | 'reactivate' | 'end'

/** What the seller can do now with a customer or request; buttons of other states are not shown [SELLER-3]. */
export function CustomerActs({ customer }: { customer: CustomerDetail }) {
  const [asking, setAsking] = useState<Question | null>(null)
  const { working, act } = usePageAct()
  const { id, version, state, buyerName, can } = customer
  const seen = { langganan_id: id, versi: version }
  const close = () => setAsking(null)
  const text = { working, onClose: close }

  async function reactivate() {
    await act(() => callApi('pusat-seller/langganan/aktifkan', seen), 'Langganan aktif kembali')
    close()
  }

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
            onClick={() => setAsking(question)}
          >
            {label}
          </Button>
        ))}
      {(asking === 'approve' || asking === 'terms') && (
        <TermsDialog
          customer={customer}
          isNew={asking === 'approve'}
          working={working}
          onSave={(terms) =>
            asking === 'approve'
              ? act(() => callApi('pusat-seller/langganan/setujui', { ...seen, ...terms }), 'Langganan disetujui')
              : act(() => callApi('pusat-seller/langganan/ubah', { ...seen, ...terms }), 'Ketentuan tersimpan')
          }
          onClose={close}
        />
      )}
      <TextDialog
        {...text}
        {...words.documents}
        open={asking === 'documents'}
        onSend={(catatan) =>
          act(() => callApi('pusat-seller/langganan/minta-dokumen', { ...seen, catatan }), 'Permintaan terkirim')
        }
      />
      <TextDialog
        {...text}
        {...words.decline}
        open={asking === 'decline'}
        onSend={(alasan) =>
          act(() => callApi('pusat-seller/langganan/tolak', { ...seen, alasan }), 'Pengajuan ditolak')
        }
      />
      <TextDialog
        {...text}
        {...words.suspend}
        open={asking === 'suspend'}
        onSend={(alasan) =>
          act(() => callApi('pusat-seller/langganan/tangguhkan', { ...seen, alasan }), 'Langganan ditangguhkan')
        }
      />
      <TextDialog
        {...text}
        {...words.end}
        open={asking === 'end'}
        onSend={(alasan) =>
          act(() => callApi('pusat-seller/langganan/akhiri', { ...seen, alasan }), 'Langganan diakhiri')
        }
      />
      <ConfirmDialog
        open={asking === 'reactivate'}
        title="Aktifkan kembali langganan ini?"
        confirmLabel="Ya, aktifkan"
        working={working}
        onConfirm={() => void reactivate()}
        onCancel={close}
      >
        {buyerName} melihat harga dan dapat memesan lagi dengan ketentuan yang tercatat.
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

type Words = Pick<TextDialogProps, 'title' | 'text' | 'label' | 'hint' | 'confirmLabel' | 'tone'>

const words: Record<'documents' | 'decline' | 'suspend' | 'end', Words> = {
  documents: {
    title: 'Minta dokumen',
    text: 'Pembeli menjawab dengan teks dan dokumen perusahaannya; pengajuan kembali ke Anda setelah itu.',
    label: 'Dokumen yang diminta',
    hint: 'Misalnya NPWP dan NIB, atau nomor izin edar.',
    confirmLabel: 'Kirim permintaan',
  },
  decline: {
    title: 'Tolak pengajuan?',
    text: 'Pembeli membaca alasan Anda dan dapat mengajukan lagi.',
    label: 'Alasan',
    confirmLabel: 'Tolak pengajuan',
    tone: 'danger',
  },
  suspend: {
    title: 'Tangguhkan langganan?',
    text: 'Harga langsung tertutup bagi pembeli dan nego yang berjalan berakhir; riwayat tetap tersimpan.',
    label: 'Alasan',
    confirmLabel: 'Tangguhkan langganan',
    tone: 'danger',
  },
  end: {
    title: 'Akhiri langganan?',
    text: 'Pembeli harus mengajukan lagi untuk melihat harga Anda; nego yang berjalan berakhir.',
    label: 'Alasan',
    confirmLabel: 'Akhiri langganan',
    tone: 'danger',
  },
}
