import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { CustomerExchange as Exchange } from '#domain/receivables/contract-collection.ts'
import type { StatementLine } from '#domain/receivables/contract-statement.ts'
import { partsOfBalance } from '#domain/receivables/due-day.ts'
import { orderPath } from '#domain/receivables/notice.ts'
import { Amount } from '#web/lib/amount.tsx'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDay } from '#web/lib/dates.ts'
import { DayRangeForm } from '#web/lib/day-range-form.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { day, searchParams } from '#web/lib/page/search-params.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { DEBTS_PATH } from './paths.ts'
import { customerExchangeQuery, statementQuery } from './queries.ts'
import { exchangeText, WeekdayBoxes } from './weekday-boxes.tsx'

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
  const params = { pelanggan_id: customerId, dari: days.from, sampai: days.until }
  return (
    <>
      <PageHeader
        title={customer}
        breadcrumb={[
          { label: 'Pusat Seller', to: '/pusat-seller' },
          { label: 'Piutang', to: DEBTS_PATH },
          { label: customer },
        ]}
        lead={`Kartu piutang, ${formatDay(days.from)} sampai ${formatDay(days.until)}`}
        actions={
          <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1" data-print="hide">
            <FileLink format="pdf" params={params} />
            <FileLink format="xlsx" params={params} />
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
  params,
}: {
  format: 'pdf' | 'xlsx'
  params: { pelanggan_id: string; dari: string; sampai: string }
}) {
  return (
    <a
      href={fileAddress('pusat-seller/piutang/rekening/berkas', { ...params, format })}
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

/** On which days a customer takes invoices, to be changed by the owner [PAY-2]. */
function CustomerExchange({ customerId }: { customerId: string }) {
  const { data: exchange } = useSuspenseQuery(customerExchangeQuery(customerId))
  const [asking, setAsking] = useState(false)
  const decides = viewerMay(useViewer(), 'shop.change')
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>
        <span className="text-mute">Tukar faktur:</span>{' '}
        <strong className="font-semibold">{exchangeText(exchange.own ?? exchange.usual)}</strong>
        {exchange.own === null && <span className="text-mute"> (aturan toko)</span>}
      </span>
      {decides && (
        <Button variant="ghost" size="sm" data-print="hide" onClick={() => setAsking(true)}>
          Ubah hari
        </Button>
      )}
      {asking && <ExchangeDialog customerId={customerId} exchange={exchange} onClose={() => setAsking(false)} />}
    </p>
  )
}

interface DialogProps {
  customerId: string
  exchange: Exchange
  onClose: () => void
}

function ExchangeDialog({ customerId, exchange, onClose }: DialogProps) {
  const change = useAct('pusat-seller/piutang/pelanggan/ubah', {
    done: 'Hari tukar faktur tersimpan',
    refreshes: ['pusat-seller/piutang/pelanggan'],
  })
  const start = { follows: exchange.own === null, days: (exchange.own ?? exchange.usual).map(String) }
  const form = useCallForm(change, {
    start,
    body: ({ follows, days }) => ({
      customerId,
      days: follows ? null : [...days],
    }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title="Hari tukar faktur pelanggan"
      description="Tempo dihitung dari hari tukar faktur berikutnya setelah barang dikirim. Invoice yang sudah terbit tidak berubah."
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <Checkbox
          {...form.register('follows')}
          label="Ikut aturan toko"
          hint={exchangeText(exchange.usual)}
          defaultChecked={start.follows}
        />
        {!form.watch('follows') && (
          <Field
            label="Hari pelanggan ini"
            group
            hint="Tanpa hari, tempo dihitung dari hari pengiriman."
            error={form.formState.errors.days?.message}
          >
            <WeekdayBoxes register={form.register('days')} chosen={start.days} />
          </Field>
        )}
      </div>
    </FormModal>
  )
}
