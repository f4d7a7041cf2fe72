import type { Order } from '#domain/orders/shapes.ts'
import { AccountNumber } from '#web/lib/account-number.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** The verified account of the seller; a buyer who was shown another one when ordering is warned [SHOP-8]. */
export function TransferTo({ account }: { account: NonNullable<Order['transferTo']> }) {
  return (
    <Card padded as="section" aria-label="Rekening seller" data-print="together">
      <CardTitle>Rekening seller</CardTitle>
      {account.before && (
        <Notice tone="attention" title="Rekening seller berubah" className="mb-2.5">
          Saat Anda memesan, rekeningnya {account.before}. Yang di bawah ini sudah diperiksa Sentra Bahan. Tanyakan
          kepada seller bila Anda ragu.
        </Notice>
      )}
      <AccountNumber label={`Nomor rekening ${account.bank}`} number={account.number} />
      <FactList layout="rows" className="mt-1.5" facts={[{ label: 'Atas nama', value: account.holder }]} />
      <p className="num border-t border-line pt-2.5 text-sm text-mute">
        Diperiksa Sentra Bahan, berlaku sejak {formatDate(account.inForceSince)}. Bila diminta membayar ke rekening
        lain, pastikan dahulu kepada seller lewat chat.
      </p>
    </Card>
  )
}
