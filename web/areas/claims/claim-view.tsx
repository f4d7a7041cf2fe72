import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ClaimView as Claim } from '#domain/claims/shapes.ts'
import { LONGEST } from '#domain/limits.ts'
import { orderLink } from '#domain/orders/notice.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { transactionCrumbs } from '#web/lib/page/crumbs.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
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
  const outcome = { shows: claimQuery(claimId), refreshes: ['order'] } as const
  const { can } = claim
  return (
    <ClaimDetail
      claim={claim}
      reader="buyer"
      breadcrumb={transactionCrumbs({ label: 'Klaim', to: CLAIMS_PATH }, { label: claim.number })}
      acts={
        <>
          {actsOn(claim, {
            withdraw: actOn('klaim/tarik', {
              label: 'Tarik klaim',
              can: can.withdraw,
              variant: 'secondary',
              body: ({ id, version }) => ({ id, version }),
              title: ({ number }) => `Tarik klaim ${number}?`,
              confirmLabel: 'Ya, tarik',
              tone: 'danger',
              done: 'Klaim ditarik',
              ...outcome,
              text: 'Selama batas klaim belum lewat, barang yang sama dapat diklaim lagi.',
            }),
            accept: actOn('klaim/terima-penolakan', {
              label: 'Terima',
              can: can.acceptRefusal,
              variant: 'secondary',
              body: ({ id, version }) => ({ id, version }),
              title: ({ number }) => `Terima penolakan ${number}?`,
              confirmLabel: 'Ya, terima',
              done: 'Penolakan diterima, klaim ditutup',
              ...outcome,
              text: 'Klaim ditutup, dan penolakan ini tidak dapat dibantah lagi.',
            }),
            contest: {
              label: 'Bantah penolakan',
              can: can.contest,
              dialog: (snapshot, { open, onClose }) => open && <ContestDialog claim={snapshot} onClose={onClose} />,
            },
          })}
          {claim.state !== 'refused' && claim.buyerBy !== null && (
            <Link to={orderLink(claim.orderId, 'buyer')} className={buttonClass()}>
              Konfirmasi di pesanan
            </Link>
          )}
        </>
      }
    />
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
      photoIds: photos.uploaded.map(({ id }) => id),
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
