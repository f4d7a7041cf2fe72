import { useSuspenseQuery } from '@tanstack/react-query'
import { reviewText } from '#domain/administration/review-reasons.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ownReviewQuery } from './queries.ts'

/** The platform's review of the own company: verified, to be corrected, or suspended [ADM-2]. */
export function OwnReviewNotice({ companyId }: { companyId: string }) {
  const { data: review } = useSuspenseQuery(ownReviewQuery(companyId))
  const { state, version, reasons, note, suspendedAt, suspensionReason, can } = review
  const resend = useAct('perusahaan/pemeriksaan/kirim', {
    done: 'Data perusahaan dikirim untuk diperiksa',
    shows: ownReviewQuery(companyId),
  })
  return (
    <>
      {suspendedAt && (
        <Notice tone="danger" title="Perusahaan Anda ditangguhkan">
          {suspensionReason && <p className="wrap-anywhere">Alasan: {suspensionReason}</p>}
          <p>
            Pesanan, chat, dan dokumen tetap dapat dibaca, dan pesanan yang sudah ada tetap berjalan. Memesan, nego,
            berlangganan, chat, dan menukar poin dapat dilakukan lagi setelah perusahaan dibuka kembali.
          </p>
        </Notice>
      )}
      {state === 'correction' && (
        <Notice
          tone="attention"
          title="Data perusahaan perlu diperbaiki"
          action={
            can.resend.allowed && (
              <Button size="sm" working={resend.working} onClick={() => void resend.send({ companyId, version })}>
                Kirim untuk diperiksa lagi
              </Button>
            )
          }
        >
          <p className="wrap-anywhere">{reviewText(reasons, note)}</p>
        </Notice>
      )}
      {state === 'waiting' && !suspendedAt && (
        <Notice title="Data perusahaan sedang diperiksa">Anda dapat berbelanja seperti biasa sementara itu.</Notice>
      )}
      {state === 'verified' && !suspendedAt && (
        <Notice tone="success" title="Perusahaan terverifikasi">
          Nama atau nomor yang diubah akan diperiksa lagi.
        </Notice>
      )}
    </>
  )
}
