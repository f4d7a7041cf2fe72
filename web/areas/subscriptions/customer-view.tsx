import { useSuspenseQuery } from '@tanstack/react-query'
import { fileSizeText, kindLabels } from '#domain/files/file.ts'
import { formatRupiah, inGroups } from '#domain/format.ts'
import type { CustomerDetail } from '#domain/subscriptions/contract.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { isUnlimitedCredit } from '#domain/subscriptions/terms.ts'
import { CustomerChatLink } from '#web/areas/chat/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDate } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { CustomerActs } from './customer-acts.tsx'
import { GrantNotice } from './grant-notice.tsx'
import { CUSTOMERS_PATH } from './paths.ts'
import { customerQuery } from './queries.ts'
import { SubscriptionHistory } from './subscription-history.tsx'
import { SubscriptionPill } from './subscription-pill.tsx'
import { UnlimitedCredit } from './unlimited-credit.tsx'

/** One customer or request as its seller sees it: company, intended use, terms and history [SELLER-3]. */
export function CustomerView({ customerId }: { customerId: string }) {
  const { data: customer } = useSuspenseQuery(customerQuery(customerId))
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Pusat Seller', to: '/pusat-seller' },
          { label: 'Langganan', to: CUSTOMERS_PATH },
          { label: customer.buyerName },
        ]}
        title={customer.buyerName}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <SubscriptionPill state={customer.state} />
            {customer.buyerVerified && <StatusPill tone="success">Terverifikasi</StatusPill>}
            {customer.since && <span className="num">Pelanggan sejak {formatDate(customer.since)}</span>}
          </span>
        }
        actions={
          <>
            <CustomerChatLink buyerId={customer.buyerId} />
            <CustomerActs customer={customer} />
          </>
        }
      />
      {customer.grantRequest && <GrantNotice request={customer.grantRequest} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <Card padded as="section" aria-label="Pengajuan">
            <CardTitle>Pengajuan</CardTitle>
            <p className="mt-2 wrap-anywhere text-ink-soft">
              {customer.intendedUse || 'Rencana penggunaan tidak dicatat.'}
            </p>
            {customer.note && <p className="mt-2 wrap-anywhere text-sm text-mute">Catatan: {customer.note}</p>}
            <FactList className="mt-4" facts={buyerFacts(customer)} />
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
          <SubscriptionHistory acts={customer.history} />
        </Card>
      </div>
    </>
  )
}

function buyerFacts(customer: CustomerDetail) {
  return [
    { label: 'Tipe bisnis', value: customer.businessType || '–' },
    { label: 'Kota', value: [customer.buyerCity, customer.buyerProvince].filter(Boolean).join(', ') || '–' },
    { label: 'Diajukan oleh', value: customer.askerName ?? '–' },
    ...(customer.npwp ? [{ label: 'NPWP', value: inGroups(customer.npwp) }] : []),
    ...(customer.phone ? [{ label: 'Telepon', value: customer.phone }] : []),
  ]
}

function termFacts({ priceLevel, payments, creditUsed, sales }: CustomerDetail) {
  const paymentFacts = payments.map(({ code, name, creditLimit, creditLeft }) => (
    <span key={name} className="block">
      {name}
      {isUnlimitedCredit({ code, creditLimit }) && (
        <>
          {' '}
          · <UnlimitedCredit />
        </>
      )}
      {creditLimit && (
        <>
          {' '}
          ·{' '}
          <span className="whitespace-nowrap">
            limit <Amount of={creditLimit} />
          </span>
        </>
      )}
      {creditLeft && (
        <span className="num block text-sm font-normal text-mute">
          Sisa <Amount of={creditLeft} />
        </span>
      )}
    </span>
  ))
  const onCredit = payments.some(({ code }) => creditDays(code) !== null) || creditUsed !== '0.00'
  return [
    { label: 'Level harga', value: priceLevel },
    { label: 'Tipe pembayaran', value: payments.length > 0 ? paymentFacts : 'Belum ada' },
    ...(onCredit ? [{ label: 'Kredit terpakai', value: formatRupiah(creditUsed) }] : []),
    { label: 'Sales', value: sales?.name ?? 'Belum ditentukan' },
  ]
}

/** The documents the buyer attached: viewed in the browser or downloaded [SELLER-3]. */
function ReceivedDocuments({ customer }: { customer: CustomerDetail }) {
  if (customer.documents.length === 0) {
    return <p className="mt-2 text-sm text-mute">Pembeli tidak melampirkan dokumen.</p>
  }
  return (
    <ul className="mt-3 divide-y divide-line">
      {customer.documents.map(({ id, name, fileName, fileKind, size, receivedAt }) => {
        const address = fileAddress('pusat-seller/langganan/dokumen', {
          langganan_id: customer.id,
          dokumen_id: id,
        })
        return (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 sm:items-center first:pt-0 last:pb-0">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
              <Icon name="document" />
            </span>
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{name}</p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <bdi>{fileName}</bdi>
              </p>
              <p className="num text-sm text-mute">
                {kindLabels[fileKind]} · {fileSizeText(size)} · diterima {formatDate(receivedAt)}
              </p>
            </div>
            <div className="flex gap-2 max-sm:w-full max-sm:ps-14">
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                Lihat
                <VisuallyHidden> {name} di tab baru</VisuallyHidden>
              </a>
              <a href={address} download={fileName} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
                <Icon name="download" size={18} />
                Unduh
                <VisuallyHidden> {name}</VisuallyHidden>
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
