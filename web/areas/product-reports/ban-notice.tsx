import type { ProductBan } from '#domain/catalogue/contract-selling.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useRecheckRequest } from './use-recheck-request.tsx'

interface Props {
  product: { id: number; name: string }
  ban: ProductBan
}

/** Shows a seller why its product is off sale, and what leads back [ADM-3]. */
export function BanNotice({ product, ban }: Props) {
  const recheck = useRecheckRequest(product, ban)
  const { reason, requestedAt, can } = ban
  return (
    <>
      <Notice
        tone="danger"
        title="Diturunkan dari penjualan oleh Sentra Bahan"
        action={
          can.ask.allowed && (
            <Button size="sm" variant="secondary" onClick={recheck.ask}>
              Minta ditinjau lagi
            </Button>
          )
        }
      >
        <p className="whitespace-pre-line wrap-anywhere">Alasan: {reason}</p>
        <p>
          {requestedAt
            ? `Anda meminta ditinjau lagi pada ${formatDateTime(requestedAt)}. Kabarnya datang lewat pemberitahuan.`
            : 'Perbaiki isinya, simpan, lalu minta ditinjau lagi.'}
        </p>
      </Notice>
      {recheck.dialog}
    </>
  )
}
