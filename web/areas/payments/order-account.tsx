import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRupiah } from '#domain/format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { AccountFacts } from './account-facts.tsx'
import { AccountPill } from './account-pill.tsx'
import { OpenAccount } from './open-account.tsx'
import { accountsOfOrderQuery } from './queries.ts'

/** The virtual account that an order can be paid by; nothing where there is no provider [PAY-3]. */
export function OrderAccount({ orderId }: { orderId: string }) {
  const { data: shown } = useSuspenseQuery(accountsOfOrderQuery(orderId))
  const [isAsking, setAsking] = useState(false)
  const { isOffered, isTest, accounts, can } = shown
  const [last] = accounts
  if (!isOffered || (!last && !can.open.allowed)) return null

  const waiting = accounts.find(({ state }) => state === 'open' || state === 'opening')
  const isCurrent = waiting !== undefined && waiting.id === shown.currentId
  const account = waiting ?? last
  // without either there is but a button
  const showsNumber = account?.state === 'open' || account?.state === 'paid'
  return (
    <Card padded as="section" aria-label="Virtual account" data-print={showsNumber ? 'together' : 'hide'}>
      <CardTitle aside={account && <AccountPill state={account.state} />}>Virtual account</CardTitle>
      {account?.state === 'open' && <AccountFacts account={account} isTest={isTest} />}
      {account?.state === 'paid' && (
        <p className="text-sm text-mute">
          {withAmounts(`Pembayaran ${formatRupiah(account.amount)} sudah diterima penyedia pembayaran.`)}
        </p>
      )}
      {waiting?.state === 'open' && !isCurrent && (
        <Notice tone="attention" className="mt-2.5">
          {can.open.allowed
            ? 'Yang harus dibayar sudah berubah. Buat virtual account baru dengan jumlah yang sesuai.'
            : 'Pesanan ini tidak perlu dibayar lagi. Yang dibayar ke nomor ini menjadi kelebihan bayar Anda.'}
        </Notice>
      )}
      {can.open.allowed && !isCurrent && (
        <div className="grid gap-3" data-print="hide">
          {!waiting && (
            <p className="text-sm text-mute">
              Bayar tanpa mengirim bukti: pembayaran tercatat sendiri begitu dana diterima.
            </p>
          )}
          <Button
            variant="secondary"
            block
            className={waiting?.state === 'open' ? 'mt-2.5' : ''}
            onClick={() => setAsking(true)}
          >
            {waiting ? 'Buat virtual account baru' : 'Buat virtual account'}
          </Button>
        </div>
      )}
      {isAsking && <OpenAccount open orderId={orderId} shown={shown} onClose={() => setAsking(false)} />}
    </Card>
  )
}
