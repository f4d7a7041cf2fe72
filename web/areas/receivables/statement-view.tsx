import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { StatementLine } from '#domain/receivables/codec-statement.ts'
import { orderPath } from '#domain/receivables/notice.ts'
import { partsOfBalance } from '#domain/receivables/parts-of-balance.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { DayRangeForm } from '#web/lib/day-range-form.tsx'
import { fileAddress } from '#web/lib/file-address.ts'
import { day, searchParams } from '#web/lib/search-params.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { CustomerExchange } from './customer-exchange.tsx'
import { DEBTS_PATH } from './paths.ts'
import { statementQuery } from './queries.ts'

/** The days of a statement; without any the 30 until today. */
export const statementFilter = searchParams({ from: day('dari'), until: day('sampai') })

interface Props {
  customerId: string
  days: { from: string; until: string }
}

/** A customer's statement of account: what was invoiced and paid, with the balance after each [PAY-2]. */
export function StatementView({ customerId, days }: Props) {
  const { data: statement } = useSuspenseQuery(statementQuery(customerId, days))
  const navigate = useNavigate()
  const { customer, opening, closing, lines } = statement
  const asked = { pelanggan_id: customerId, dari: days.from, sampai: days.until }
  return (
    <>
      <PageHeader
        title={customer}
        breadcrumb={[
          { label: 'Pusat Seller', to: '/pusat-seller' },
          { label: 'Piutang', to: DEBTS_PATH },
          { label: customer },
        ]}
        lead={`Rekening pelanggan, ${formatDay(days.from)} sampai ${formatDay(days.until)}`}
        actions={
          <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1" data-print="hide">
            <FileLink format="pdf" asked={asked} />
            <FileLink format="xlsx" asked={asked} />
          </div>
        }
      />
      <div className="mb-4" data-print="hide">
        <DayRangeForm
          key={`${days.from} ${days.until}`}
          label="Hari rekening"
          searched={days}
          dayLabel="Tanggal"
          cleared={null}
          onSearch={(typed) => void navigate({ search: statementFilter.search(statementFilter.read(typed)) })}
        />
      </div>
      <CustomerExchange customerId={customerId} />
      <FactList
        className="mb-5"
        columns={3}
        facts={[
          { label: 'Saldo awal', value: formatRupiah(opening) },
          { label: 'Saldo akhir', value: formatRupiah(closing), strong: true },
          ...partsOfBalance(statement).map(([label, amount]) => ({ label, value: formatRupiah(amount) })),
        ]}
      />
      <DataTable
        caption={`Rekening ${customer}`}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="document"
            title="Tidak ada catatan pada hari-hari ini"
            text="Pilih hari lain untuk melihat invoice dan pembayaran sebelumnya."
          />
        }
      />
    </>
  )
}

function FileLink({
  format,
  asked,
}: {
  format: 'pdf' | 'xlsx'
  asked: { pelanggan_id: string; dari: string; sampai: string }
}) {
  return (
    <a
      href={fileAddress('pusat-seller/piutang/rekening/berkas', { ...asked, format })}
      download
      className={buttonClass({ variant: 'secondary' })}
    >
      <Icon name="download" size={18} />
      {format.toUpperCase()}
    </a>
  )
}

const columns: Column<StatementLine>[] = [
  { key: 'tanggal', title: 'Tanggal', className: 'num whitespace-nowrap', cell: (line) => formatDay(line.day) },
  {
    key: 'uraian',
    title: 'Uraian',
    onCard: 'heading',
    cell: ({ label, number, orderId, reason }) => (
      <>
        {label}
        {orderId && number && (
          <>
            {' · '}
            <Link to={orderPath(orderId, 'seller')} className="num text-link">
              {number}
            </Link>
          </>
        )}
        {reason && <span className="block text-mute wrap-anywhere">{reason}</span>}
      </>
    ),
  },
  {
    key: 'tagihan',
    title: 'Tagihan',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ debit }) => (isMore(debit, 0) ? <Amount of={debit} /> : '–'),
  },
  {
    key: 'bayar',
    title: 'Pembayaran',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ paid }) => (isMore(paid, 0) ? <Amount of={paid} /> : '–'),
  },
  {
    key: 'saldo',
    title: 'Saldo',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ balance }) => (
      <span className="font-semibold">
        <Amount of={balance} />
      </span>
    ),
  },
]
