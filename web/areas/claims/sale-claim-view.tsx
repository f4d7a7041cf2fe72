import { useSuspenseQuery } from '@tanstack/react-query'
import type { ClaimView } from '#domain/claims/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { AnswerDialog, SendDialog } from './answer-dialogs.tsx'
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
