import type { ProductBan } from '#domain/catalogue/contract-selling.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useAskingLook } from './use-asking-look.tsx'

interface Props {
  product: { id: number; name: string }
  ban: ProductBan
}

/** Tells a seller why its product is off sale, and what leads back [ADM-3]. */
export function BanNotice({ product, ban }: Props) {
  const look = useAskingLook(product, ban)
  const { reason, askedAt, can } = ban
  return (
    <>
      <Notice
        tone="danger"
        title="Diturunkan dari penjualan oleh Sentra Bahan"
        action={
          can.ask.allowed && (
            <Button size="sm" variant="secondary" onClick={look.ask}>
              Minta ditinjau lagi
            </Button>
          )
        }
      >
        <p className="whitespace-pre-line wrap-anywhere">Alasan: {reason}</p>
        <p>
          {askedAt
            ? `Anda meminta ditinjau lagi pada ${formatDateTime(askedAt)}. Kabarnya datang lewat pemberitahuan.`
            : 'Perbaiki isinya, simpan, lalu minta ditinjau lagi.'}
        </p>
      </Notice>
      {look.dialog}
    </>
  )
}
