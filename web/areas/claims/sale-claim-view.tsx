import { useSuspenseQuery } from '@tanstack/react-query'
import { mayComeBack } from '#domain/claims/quantities.ts'
import type { ClaimView } from '#domain/claims/shapes.ts'
import { LONGEST } from '#domain/limits.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { ClaimDetail } from './claim-detail.tsx'
import { SALE_CLAIMS_PATH } from './paths.ts'
import { saleClaimQuery } from './queries.ts'

type Question = 'replace' | 'credit' | 'refuse' | 'send' | 'takeBack'

/** One claim as its seller sees it: answers, sends the replacement, takes goods back [CLAIM-1]. */
export function SaleClaimView({ claimId }: { claimId: string }) {
  const { data: claim } = useSuspenseQuery(saleClaimQuery(claimId))
  const { asking, asked, ask, close } = useAsked<Question, ClaimView>(claim)
  const outcome = { shows: saleClaimQuery(claimId), refreshes: ['order'] } as const
  const seen = { id: asked.id, version: asked.version }
  const refusing = useCallForm(useAct('pusat-seller/klaim/tolak', { done: 'Klaim ditolak', ...outcome }), {
    start: { reason: '' },
    body: (typed) => ({ ...seen, ...typed }),
    onClose: close,
  })
  const takeBack = useAct('pusat-seller/klaim/retur', { done: 'Barang kembali dicatat', ...outcome })
  return (
    <>
      <ClaimDetail
        claim={claim}
        reader="seller"
        breadcrumb={[
          { label: 'Pusat Seller', to: '/pusat-seller' },
          { label: 'Klaim', to: SALE_CLAIMS_PATH },
          { label: claim.number },
        ]}
        acts={<Acts claim={claim} onAsk={ask} />}
      />
      {(asking === 'replace' || asking === 'credit') && (
        <AnswerDialog key={asking} kind={asking} claim={asked} onClose={close} />
      )}
      {asking === 'send' && <SendDialog claim={asked} onClose={close} />}
      <TextDialog
        open={asking === 'refuse'}
        onClose={close}
        title={`Tolak klaim ${asked.number}?`}
        description="Pembeli membaca alasan ini, dan dapat membantahnya satu kali."
        form={refusing}
        name="reason"
        label="Alasan"
        longest={LONGEST.claimText}
        confirmLabel="Tolak klaim"
        tone="danger"
      />
      <ConfirmDialog
        open={asking === 'takeBack'}
        title="Barang sudah kembali?"
        confirmLabel="Ya, sudah kembali"
        working={takeBack.working}
        onConfirm={() => void takeBack.send(seen).then(close)}
        onCancel={close}
      >
        Klaim selesai. Stok tidak berubah: barang yang masih layak jual dicatat di Stok dan lot.
      </ConfirmDialog>
    </>
  )
}

const questions = [
  { question: 'refuse', act: 'refuse', label: 'Tolak' },
  { question: 'credit', act: 'credit', label: 'Nota kredit' },
  { question: 'replace', act: 'replace', label: 'Kirim pengganti' },
  { question: 'send', act: 'sendReplacement', label: 'Catat pengiriman' },
  { question: 'takeBack', act: 'takeBack', label: 'Barang sudah kembali' },
] as const

/** What may be done now; what is not for this role is not shown. */
function Acts({ claim: { can }, onAsk }: { claim: ClaimView; onAsk: (question: Question) => void }) {
  const open = questions.filter(({ act }) => can[act].allowed)
  return open.map(({ question, label }, index) => (
    <Button
      key={question}
      variant={index === open.length - 1 ? 'primary' : 'secondary'}
      onClick={() => onAsk(question)}
    >
      {label}
    </Button>
  ))
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
