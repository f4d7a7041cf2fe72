import { LONGEST } from '#domain/limits.ts'
import type { CustomerDetail } from '#domain/subscriptions/contract.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { customerQuery } from './queries.ts'
import { TermsDialog } from './terms-dialog.tsx'

/** The seller's actions for a customer or request; those of other states are not shown [SELLER-3]. */
export function CustomerActs({ customer }: { customer: CustomerDetail }) {
  const { state, can } = customer
  const outcome = { refreshes: ['subscription'], shows: customerQuery(customer.id) } as const
  const isOpen = state === 'requested' || state === 'documents_wanted'
  const expected = ({ id, version }: CustomerDetail) => ({ id, version })
  return actsOn(customer, {
    end: actOn('pusat-seller/langganan/akhiri', {
      label: 'Akhiri',
      can: can.end,
      shown: state === 'active' || state === 'suspended',
      variant: 'ghost',
      ...reason,
      body: (snapshot, reason) => ({ ...expected(snapshot), reason }),
      title: 'Akhiri langganan?',
      text: 'Pembeli harus mengajukan lagi untuk melihat harga Anda; nego yang berjalan berakhir.',
      confirmLabel: 'Akhiri langganan',
      done: 'Langganan diakhiri',
      ...outcome,
    }),
    suspend: actOn('pusat-seller/langganan/tangguhkan', {
      label: 'Tangguhkan',
      can: can.suspend,
      shown: state === 'active',
      variant: 'secondary',
      ...reason,
      body: (snapshot, reason) => ({ ...expected(snapshot), reason }),
      title: 'Tangguhkan langganan?',
      text: 'Harga langsung tertutup bagi pembeli dan nego yang berjalan berakhir; riwayat tetap tersimpan.',
      confirmLabel: 'Tangguhkan langganan',
      done: 'Langganan ditangguhkan',
      ...outcome,
    }),
    terms: {
      label: 'Ubah ketentuan',
      can: can.changeTerms,
      shown: state === 'active' || state === 'suspended',
      variant: state === 'active' ? 'primary' : 'secondary',
      dialog: (snapshot, { open, onClose }) =>
        open && <TermsDialog customer={snapshot} isNew={false} onClose={onClose} />,
    },
    reactivate: actOn('pusat-seller/langganan/aktifkan', {
      label: 'Aktifkan kembali',
      can: can.reactivate,
      shown: state === 'suspended',
      body: expected,
      title: 'Aktifkan kembali langganan ini?',
      text: ({ buyerName }) => `${buyerName} melihat harga dan dapat memesan lagi dengan ketentuan yang tercatat.`,
      confirmLabel: 'Ya, aktifkan',
      done: 'Langganan aktif kembali',
      ...outcome,
    }),
    decline: actOn('pusat-seller/langganan/tolak', {
      label: 'Tolak',
      can: can.decline,
      shown: isOpen,
      variant: 'ghost',
      ...reason,
      body: (snapshot, reason) => ({ ...expected(snapshot), reason }),
      title: 'Tolak pengajuan?',
      text: 'Pembeli membaca alasan Anda dan dapat mengajukan lagi.',
      confirmLabel: 'Tolak pengajuan',
      done: 'Pengajuan ditolak',
      ...outcome,
    }),
    documents: actOn('pusat-seller/langganan/minta-dokumen', {
      label: 'Minta dokumen',
      can: can.askDocuments,
      shown: state === 'requested',
      variant: 'secondary',
      body: (snapshot, note) => ({ ...expected(snapshot), note }),
      field: {
        name: 'note',
        label: 'Dokumen yang diminta',
        hint: 'Misalnya NPWP dan NIB, atau nomor izin edar.',
        longest: LONGEST.subscriptionText,
      },
      title: 'Minta dokumen',
      text: 'Pembeli menjawab dengan teks dan dokumen perusahaannya; pengajuan kembali ke Anda setelah itu.',
      confirmLabel: 'Kirim permintaan',
      done: 'Permintaan terkirim',
      ...outcome,
    }),
    approve: {
      label: 'Setujui',
      can: can.approve,
      shown: isOpen,
      dialog: (snapshot, { open, onClose }) => open && <TermsDialog customer={snapshot} isNew onClose={onClose} />,
    },
  })
}

const reason = {
  field: { name: 'reason', label: 'Alasan', longest: LONGEST.subscriptionText },
  tone: 'danger',
} as const
