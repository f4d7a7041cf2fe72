import { useSuspenseQuery } from '@tanstack/react-query'
import { mayComeBack } from '#domain/claims/quantities.ts'
import type { ClaimView } from '#domain/claims/shapes.ts'
import { LONGEST } from '#domain/limits.ts'
import { Amount } from '#web/lib/amount.tsx'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ClaimDetail } from './claim-detail.tsx'
import { SALE_CLAIMS_PATH } from './paths.ts'
import { saleClaimQuery } from './queries.ts'

/** One claim as its seller sees it: answers, sends the replacement, takes goods back [CLAIM-1]. */
export function SaleClaimView({ claimId }: { claimId: string }) {
  const { data: claim } = useSuspenseQuery(saleClaimQuery(claimId))
  const outcome = { shows: saleClaimQuery(claimId), refreshes: ['order'] } as const
  const { can } = claim
  const last = (['takeBack', 'sendReplacement', 'replace', 'credit', 'refuse'] as const).find((act) => can[act].allowed)
  const look = (act: keyof typeof can) => ({ can: can[act], variant: act === last ? 'primary' : 'secondary' }) as const
  return (
    <ClaimDetail
      claim={claim}
      reader="seller"
      breadcrumb={[
        { label: 'Pusat Seller', to: '/pusat-seller' },
        { label: 'Klaim', to: SALE_CLAIMS_PATH },
        { label: claim.number },
      ]}
      acts={actsOn(claim, {
        refuse: actOn('pusat-seller/klaim/tolak', {
          ...look('refuse'),
          label: 'Tolak',
          body: ({ id, version }, reason) => ({ id, version, reason }),
          field: { name: 'reason', label: 'Alasan', longest: LONGEST.claimText },
          title: ({ number }) => `Tolak klaim ${number}?`,
          confirmLabel: 'Tolak klaim',
          tone: 'danger',
          done: 'Klaim ditolak',
          ...outcome,
          text: 'Pembeli membaca alasan ini, dan dapat membantahnya satu kali.',
        }),
        credit: {
          ...look('credit'),
          label: 'Nota kredit',
          dialog: (snapshot, { open, onClose }) =>
            open && <AnswerDialog kind="credit" claim={snapshot} onClose={onClose} />,
        },
        replace: {
          ...look('replace'),
          label: 'Kirim pengganti',
          dialog: (snapshot, { open, onClose }) =>
            open && <AnswerDialog kind="replace" claim={snapshot} onClose={onClose} />,
        },
        send: {
          ...look('sendReplacement'),
          label: 'Catat pengiriman',
          dialog: (snapshot, { open, onClose }) => open && <SendDialog claim={snapshot} onClose={onClose} />,
        },
        takeBack: actOn('pusat-seller/klaim/retur', {
          ...look('takeBack'),
          label: 'Barang sudah kembali',
          body: ({ id, version }) => ({ id, version }),
          title: 'Barang sudah kembali?',
          confirmLabel: 'Ya, sudah kembali',
          done: 'Barang kembali dicatat',
          ...outcome,
          text: 'Klaim selesai. Stok tidak berubah: barang yang masih layak jual dicatat di Stok dan lot.',
        }),
      })}
    />
  )
}

interface Props {
  claim: ClaimView
  onClose: () => void
}

const answers = {
  replace: {
    title: 'Kirim pengganti?',
    description:
      'Seluruh jumlah yang diklaim diganti dari stok Anda, tanpa invoice baru. Pengirimannya dicatat sesudah ini.',
    confirmLabel: 'Ya, kirim pengganti',
  },
  credit: {
    title: 'Terbitkan nota kredit?',
    description:
      'Seluruh jumlah yang diklaim dikreditkan: tagihan pembeli berkurang, dan yang sudah dibayar menjadi kelebihan bayar. Nota kredit tidak dapat diubah.',
    confirmLabel: 'Ya, terbitkan',
  },
}

/** Answers a claim with a replacement or a credit note [CLAIM-1]. */
function AnswerDialog({ kind, claim, onClose }: Props & { kind: keyof typeof answers }) {
  const { title, description, confirmLabel } = answers[kind]
  const worth = kind === 'credit' ? claim.creditWorth : null
  const outcome = { shows: saleClaimQuery(claim.id), refreshes: ['order'] } as const
  const answer = {
    start: { note: '', wantsReturn: false },
    body: (typed: { note: string; wantsReturn: boolean }) => ({ id: claim.id, version: claim.version, ...typed }),
    onClose,
  }
  const replacing = useCallForm(
    useAct('pusat-seller/klaim/pengganti', {
      done: 'Pembeli diberi tahu bahwa pengganti akan dikirim',
      ...outcome,
    }),
    answer,
  )
  const crediting = useCallForm(
    useAct('pusat-seller/klaim/nota-kredit', { done: 'Nota kredit diterbitkan', ...outcome }),
    answer,
  )
  const form = kind === 'replace' ? replacing : crediting
  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        {worth !== null && (
          <p className="num flex justify-between gap-4 border-b border-line pb-3 font-semibold">
            <span>Nilai nota kredit</span>
            <Amount of={worth} />
          </p>
        )}
        <TextareaField
          form={form}
          name="note"
          label="Catatan untuk pembeli"
          optional
          maxLength={LONGEST.claimText}
          rows={2}
        />
        {mayComeBack(claim.rows) && (
          <Checkbox
            {...form.register('wantsReturn')}
            label="Minta barang yang bermasalah kembali"
            hint="Klaim selesai setelah Anda mencatat barang itu kembali."
          />
        )}
      </div>
    </FormModal>
  )
}

/** Records that the replacement has gone out. */
function SendDialog({ claim, onClose }: Props) {
  const act = useAct('pusat-seller/klaim/kirim', {
    done: 'Pengiriman pengganti dicatat',
    shows: saleClaimQuery(claim.id),
    refreshes: ['order'],
  })
  const form = useCallForm(act, {
    start: { carrier: '', trackingNumber: '' },
    body: (typed) => ({ id: claim.id, version: claim.version, ...typed }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title="Pengganti sudah dikirim?"
      description="Barang keluar dari lot yang lebih dahulu kedaluwarsa, dengan surat jalan sendiri."
      confirmLabel="Catat pengiriman"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextField form={form} name="carrier" label="Kurir" maxLength={LONGEST.carrier} autoComplete="off" />
        <TextField
          form={form}
          name="trackingNumber"
          label="Nomor resi"
          optional
          maxLength={LONGEST.trackingNumber}
          autoComplete="off"
        />
      </div>
    </FormModal>
  )
}
