import { formatRupiah } from '#domain/format.ts'
import { subscriptionState } from '#domain/subscriptions/codec.ts'
import type { CustomerDetail } from '#domain/subscriptions/contract.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useFreshOnReturn } from '#web/lib/use-fresh-on-return.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { CustomerActs } from './customer-acts.tsx'
import { CUSTOMERS_PATH } from './paths.ts'
import { ReceivedDocuments } from './received-documents.tsx'
import { SubscriptionHistory } from './subscription-history.tsx'
import { SubscriptionPill } from './subscription-pill.tsx'

/** One customer or request as its seller sees it: who, for what, on which terms, and what has happened [SELLER-3]. */
export function CustomerView({ customer }: { customer: CustomerDetail }) {
  useFreshOnReturn()
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Pusat Seller', to: '/pusat-seller' },
          { label: 'Langganan', to: CUSTOMERS_PATH },
          { label: customer.pembeli_nama },
        ]}
        title={customer.pembeli_nama}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <SubscriptionPill state={subscriptionState.decode(customer.status)} />
            {customer.sejak && <span className="num">Pelanggan sejak {formatDate(customer.sejak)}</span>}
          </span>
        }
        actions={<CustomerActs customer={customer} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <Card padded as="section" aria-label="Pengajuan">
            <CardTitle>Pengajuan</CardTitle>
            <p className="mt-2 wrap-anywhere text-ink-soft">
              {customer.penggunaan || 'Rencana penggunaan tidak dicatat.'}
            </p>
            {customer.catatan && <p className="mt-2 wrap-anywhere text-sm text-mute">Catatan: {customer.catatan}</p>}
            <FactList className="mt-4" facts={companyFacts(customer)} />
          </Card>
          <Card padded as="section" aria-label="Dokumen">
            <CardTitle>Dokumen</CardTitle>
            <ReceivedDocuments customer={customer} />
          </Card>
          <Card padded as="section" aria-label="Ketentuan">
            <CardTitle>Ketentuan</CardTitle>
            <FactList className="mt-2" layout="rows" facts={termFacts(customer)} />
          </Card>
        </div>
        <Card padded as="section" aria-label="Riwayat">
          <CardTitle>Riwayat</CardTitle>
          <SubscriptionHistory acts={customer.riwayat} />
        </Card>
      </div>
    </>
  )
}

function companyFacts(customer: CustomerDetail) {
  return [
    { label: 'Tipe bisnis', value: customer.tipe_bisnis || '–' },
    { label: 'Kota', value: [customer.pembeli_kota, customer.pembeli_provinsi].filter(Boolean).join(', ') || '–' },
    { label: 'Diajukan oleh', value: customer.pengaju ?? '–' },
    ...(customer.npwp ? [{ label: 'NPWP', value: customer.npwp }] : []),
    ...(customer.telepon ? [{ label: 'Telepon', value: customer.telepon }] : []),
  ]
}

function termFacts({ level_harga, ketentuan_pembayaran, kredit_terpakai, sales }: CustomerDetail) {
  const payments = ketentuan_pembayaran.map(({ nama, batas_kredit, sisa_kredit }) => (
    <span key={nama} className="block">
      {nama}
      {batas_kredit && (
        <>
          {' '}
          · <span className="whitespace-nowrap">batas {formatRupiah(batas_kredit)}</span>
        </>
      )}
      {sisa_kredit && (
        <span className="num block text-sm font-normal text-mute">
          Sisa <span className="whitespace-nowrap">{formatRupiah(sisa_kredit)}</span>
        </span>
      )}
    </span>
  ))
  const onCredit = ketentuan_pembayaran.some(({ kode }) => creditDays(kode) !== null) || kredit_terpakai !== '0.00'
  return [
    { label: 'Level harga', value: level_harga },
    { label: 'Tipe pembayaran', value: payments.length > 0 ? payments : 'Belum ada' },
    ...(onCredit ? [{ label: 'Kredit terpakai', value: formatRupiah(kredit_terpakai) }] : []),
    { label: 'Sales', value: sales?.nama ?? 'Belum ditentukan' },
  ]
}
