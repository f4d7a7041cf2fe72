import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { inGroups } from '#domain/format.ts'
import type { Account } from '#domain/payments/contract.ts'
import { orderPath } from '#domain/receivables/notice.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { AccountPill } from './account-pill.tsx'
import { testAccountsQuery } from './queries.ts'

/** The test provider, which reports virtual accounts as paid, as a bank would [PAY-3]. */
export function TestProviderView() {
  const { data: accounts } = useSuspenseQuery(testAccountsQuery)
  return (
    <>
      <Notice tone="attention" className="mb-5">
        Penyedia uji tidak memindahkan uang. Tombol Bayar mengirim kabar bertanda tangan ke alamat yang sama dengan
        penyedia sungguhan; kabar yang dikirim lagi tidak dicatat dua kali.
      </Notice>
      <DataTable
        caption="Virtual account perusahaan Anda"
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="card"
            title="Belum ada virtual account"
            text="Buka pesanan yang belum lunas atau halaman Tagihan, lalu buat virtual account."
            action={
              <Link to="/akun/tagihan" className={buttonClass()}>
                Lihat tagihan
              </Link>
            }
          />
        }
      />
    </>
  )
}

function PayButton({ account: { id, number, state } }: { account: Account }) {
  const pay = useAct('penyedia-uji/bayar', {
    done: ({ data }) =>
      data.outcome === 'recorded' ? 'Pembayaran dicatat' : 'Kabar ini sudah diterima, jadi tidak dicatat lagi',
    refreshes: ['order'],
  })
  const isPaid = state === 'paid'
  return (
    <Button
      size="sm"
      variant={isPaid ? 'secondary' : 'primary'}
      working={pay.working}
      aria-label={`${isPaid ? 'Kirim lagi' : 'Bayar'} ${inGroups(number ?? '')}`}
      onClick={() => void pay.send({ id })}
    >
      {isPaid ? 'Kirim lagi' : 'Bayar'}
    </Button>
  )
}

const columns: Column<Account>[] = [
  {
    key: 'nomor',
    title: 'Nomor',
    onCard: 'heading',
    className: 'num whitespace-nowrap',
    cell: ({ number }) => <span className="font-semibold">{inGroups(number ?? '')}</span>,
  },
  { key: 'seller', title: 'Seller', cell: ({ sellerName }) => <span className="wrap-anywhere">{sellerName}</span> },
  {
    key: 'pesanan',
    title: 'Pesanan',
    className: 'num',
    cell: ({ orders: [first, ...others] }) =>
      first && (
        <>
          <Link to={orderPath(first.orderId, 'buyer')} className="text-link whitespace-nowrap">
            {first.number}
          </Link>
          {others.length > 0 && ` dan ${others.length} lainnya`}
        </>
      ),
  },
  {
    key: 'berlaku',
    title: 'Berlaku sampai',
    className: 'num whitespace-nowrap',
    cell: ({ expiresAt }) => formatDateTime(expiresAt),
  },
  { key: 'status', title: 'Status', cell: ({ state }) => <AccountPill state={state} /> },
  { key: 'jumlah', title: 'Jumlah', numeric: true, cell: ({ amount }) => <Amount of={amount} /> },
  { key: 'bayar', title: 'Tindakan', cell: (account) => <PayButton account={account} /> },
]
