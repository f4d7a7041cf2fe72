import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ClaimView as Claim } from '#domain/claims/shapes.ts'
import { LONGEST } from '#domain/limits.ts'
import { orderLink } from '#domain/orders/notice.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { transactionCrumbs } from '#web/lib/page/crumbs.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ClaimDetail } from './claim-detail.tsx'
import { CLAIMS_PATH } from './paths.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { claimQuery } from './queries.ts'
import { useClaimPhotos } from './use-claim-photos.ts'

/** One claim as its buyer sees it: takes it back, answers a refusal once [CLAIM-1]. */
export function ClaimView({ claimId }: { claimId: string }) {
  const { data: claim } = useSuspenseQuery(claimQuery(claimId))
  const { asking, asked, ask, close } = useAsked<'withdraw' | 'contest' | 'accept', Claim>(claim)
  const withdraw = useAct('klaim/tarik', {
    done: 'Klaim ditarik',
    shows: claimQuery(claimId),
    refreshes: ['order'],
  })
  const accept = useAct('klaim/terima-penolakan', {
    done: 'Penolakan diterima, klaim ditutup',
    shows: claimQuery(claimId),
    refreshes: ['order'],
  })
  const { can } = claim
  return (
    <>
      <ClaimDetail
        claim={claim}
        reader="buyer"
        breadcrumb={transactionCrumbs({ label: 'Klaim', to: CLAIMS_PATH }, { label: claim.number })}
        acts={
          <>
            {can.withdraw.allowed && (
              <Button variant="secondary" onClick={() => ask('withdraw')}>
                Tarik klaim
              </Button>
            )}
            {can.acceptRefusal.allowed && (
              <Button variant="secondary" onClick={() => ask('accept')}>
                Terima
              </Button>
            )}
            {claim.state !== 'refused' && claim.buyerBy !== null && (
              <Link to={orderLink(claim.orderId, 'buyer')} className={buttonClass()}>
                Konfirmasi di pesanan
              </Link>
            )}
            {can.contest.allowed && <Button onClick={() => ask('contest')}>Bantah penolakan</Button>}
          </>
        }
      />
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={`Tarik klaim ${asked.number}?`}
        confirmLabel="Ya, tarik"
        tone="danger"
        working={withdraw.working}
        onConfirm={() => void withdraw.send({ id: asked.id, version: asked.version }).then(close)}
        onCancel={close}
      >
        Selama batas klaim belum lewat, barang yang sama dapat diklaim lagi.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'accept'}
        title={`Terima penolakan ${asked.number}?`}
        confirmLabel="Ya, terima"
        working={accept.working}
        onConfirm={() => void accept.send({ id: asked.id, version: asked.version }).then(close)}
        onCancel={close}
      >
        Klaim ditutup, dan penolakan ini tidak dapat dibantah lagi.
      </ConfirmDialog>
      {asking === 'contest' && <ContestDialog claim={asked} onClose={close} />}
    </>
  )
}

function ContestDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const photos = useClaimPhotos(claim.shipmentId)
  const act = useAct('klaim/bantah', { done: 'Bantahan terkirim', shows: claimQuery(claim.id), refreshes: ['order'] })
  const form = useCallForm(act, {
    start: { reason: '', photoIds: [] as string[] },
    body: ({ reason }) => ({
      id: claim.id,
      version: claim.version,
      reason,
      photoIds: photos.kept.map(({ id }) => id),
    }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={`Bantah penolakan ${claim.number}?`}
      description="Seller memeriksa sekali lagi. Penolakan hanya dapat dibantah satu kali."
      confirmLabel="Kirim bantahan"
      cancelLabel="Batal"
      working={form.working || photos.sending !== null}
      onSend={form.send}
    >
      <div className="grid gap-5">
        <Notice>Tambahkan apa yang belum dilihat seller: foto label, hasil uji, atau berita acara.</Notice>
        <TextareaField
          form={form}
          name="reason"
          label="Alasan"
          hint="Dibaca oleh seller."
          maxLength={LONGEST.claimText}
          rows={3}
        />
        <PhotoPicker photos={photos} error={form.formState.errors.photoIds?.message} />
      </div>
    </FormModal>
  )
}
