import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { auditSentence } from '#domain/audit/acts.ts'
import { productPath } from '#domain/catalogue/address.ts'
import { productStatus } from '#domain/catalogue/product-status.ts'
import { LONGEST } from '#domain/limits.ts'
import type { ReportedProduct as Product, ProductReport, ReviewedBan } from '#domain/product-reports/contract-admin.ts'
import { complaintReasonLabel } from '#domain/product-reports/reason.ts'
import { complaintLabel, type ProductReportState } from '#domain/product-reports/report.ts'
import { statusTones } from '#web/areas/catalogue/public.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { productReviewQuery } from './queries.ts'

/** A product with its content, its reports, and the decisions [ADM-3]. */
export function ReportedProduct({ productId }: { productId: number }) {
  const { data: product } = useSuspenseQuery(productReviewQuery(productId))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid min-w-0 gap-4 max-lg:order-2">
        <Complaints complaints={product.complaints} />
        <Facts product={product} />
      </div>
      <div className="grid min-w-0 gap-4">
        <ReviewStatus product={product} />
        <Section title="Riwayat">
          {product.history.length === 0 ? (
            <p className="text-sm text-mute">Belum ada keputusan tentang produk ini.</p>
          ) : (
            <Timeline
              entries={product.history.map(({ at, act, by, reason }) => ({
                key: `${act} ${at}`,
                title: auditSentence(act),
                time: formatDateTime(at),
                text: [by, reason].filter(Boolean).join(': '),
              }))}
            />
          )}
        </Section>
      </div>
    </div>
  )
}

const tones: Record<ProductReportState, Tone> = { open: 'attention', dismissed: 'neutral', upheld: 'success' }

function Complaints({ complaints }: { complaints: readonly ProductReport[] }) {
  return (
    <Section title="Laporan">
      {complaints.length === 0 ? (
        <p className="text-sm text-mute">Belum ada yang melaporkan produk ini.</p>
      ) : (
        <ul className="divide-y divide-line">
          {complaints.map(({ id, reason, text, reporter, company, at, state, answer }) => (
            <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 font-semibold">{complaintReasonLabel(reason)}</span>
                <StatusPill tone={tones[state]}>{complaintLabel(state)}</StatusPill>
              </div>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="num text-sm text-mute wrap-anywhere">
                {reporter}, {company} · {formatDateTime(at)}
              </p>
              {answer && <p className="text-sm text-mute wrap-anywhere">Jawaban: {answer}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Facts({ product }: { product: Product }) {
  const { picture, description, importantInfo } = product
  return (
    <Section
      title="Isi produk"
      aside={
        product.status === 'published' && (
          <Link to={productPath(product)} className="text-link text-sm">
            Lihat di katalog
          </Link>
        )
      }
    >
      <div className="flex flex-wrap gap-5">
        <img src={picture} alt="" width={112} height={112} className="size-28 rounded-card bg-page object-cover" />
        <FactList
          className="min-w-0 flex-1 basis-72"
          facts={[
            {
              label: 'Bahan',
              value: (
                <Link to={`/bahan/${product.materialSlug}`} className="text-link wrap-anywhere">
                  {product.materialName}
                </Link>
              ),
            },
            { label: 'Grade', value: product.grade || '–' },
            { label: 'Produsen', value: product.maker || '–' },
            { label: 'Asal', value: product.origin || '–' },
            { label: 'Kemasan', value: product.packLabel || '–' },
            { label: 'SKU', value: <span className="wrap-anywhere">{product.sku || '–'}</span> },
            {
              label: 'Seller',
              value: (
                <Link to={`/admin/perusahaan/${product.sellerId}`} className="text-link wrap-anywhere">
                  {product.sellerName}
                </Link>
              ),
            },
          ]}
        />
      </div>
      <Text title="Deskripsi" text={description} />
      <Text title="Informasi penting" text={importantInfo} />
    </Section>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-base">{title}</h3>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}

/** How a product stands, and what an administrator decides about it [ADM-3]. */
function ReviewStatus({ product }: { product: Product }) {
  const { id, status, ban, can } = product
  const outcome = { shows: productReviewQuery(id), refreshes: ['admin/produk/daftar'] } as const
  const reason = (label: string) => ({ name: 'reason', label, longest: LONGEST.decisionNote })
  return (
    <Card as="section" aria-label="Status" className="overflow-hidden">
      <div className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">Status</h2>
          <StatusPill tone={statusTones[status]}>{productStatus.encode(status)}</StatusPill>
        </div>
        {ban && <Ban ban={ban} />}
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line px-5 py-4">
        {actsOn(product, {
          lift: actOn('admin/produk/pulihkan', {
            label: 'Jual lagi',
            can: ban?.can.lift ?? no,
            shown: ban !== null,
            body: (asked) => banOf(asked),
            title: (asked) => `Jual lagi ${asked.name}?`,
            confirmLabel: 'Ya, jual lagi',
            done: 'Produk tidak lagi diturunkan',
            ...outcome,
            text: 'Produk tampil lagi di katalog, kecuali bila seller sendiri sudah menariknya atau tokonya ditangguhkan. Seller diberi tahu.',
          }),
          keep: actOn('admin/produk/tetap', {
            label: 'Belum dapat dijual',
            can: ban?.can.keep ?? no,
            variant: 'secondary',
            body: (asked, reason) => ({ ...banOf(asked), reason }),
            field: reason('Apa yang masih kurang'),
            title: (asked) => `${asked.name} belum dapat dijual?`,
            confirmLabel: 'Beri tahu seller',
            done: 'Seller diberi tahu',
            ...outcome,
            text: 'Produk tetap diturunkan. Seller membaca alasan ini dan dapat meminta ditinjau lagi.',
          }),
          dismiss: actOn('admin/produk/abaikan', {
            label: 'Abaikan laporan',
            can: can.dismiss,
            shown: !ban && can.dismiss.allowed,
            variant: 'secondary',
            body: ({ complaints }, reason) => ({
              productId: id,
              complaintIds: complaints.filter(({ state }) => state === 'open').map((one) => one.id),
              reason,
            }),
            field: reason('Alasan untuk pelapor'),
            title: 'Abaikan laporan?',
            confirmLabel: 'Abaikan laporan',
            done: 'Laporan diabaikan',
            ...outcome,
            text: ({ name }) => `${name} tetap dijual. Pelapor membaca alasan ini.`,
          }),
          ban: actOn('admin/produk/turunkan', {
            label: 'Turunkan dari penjualan',
            can: can.ban,
            shown: !ban,
            variant: 'danger-quiet',
            body: ({ version }, reason) => ({ productId: id, version, reason }),
            field: reason('Alasan untuk seller'),
            title: ({ name }) => `Turunkan ${name}?`,
            confirmLabel: 'Turunkan',
            tone: 'danger',
            done: 'Produk diturunkan',
            ...outcome,
            text: 'Produk tidak tampil di katalog dan tidak dapat dipesan. Nego yang berjalan berakhir; pesanan yang sudah ada tetap berjalan. Seller membaca alasan ini, dan tidak tahu siapa yang melaporkan.',
          }),
        })}
      </div>
    </Card>
  )
}

const no = { allowed: false }

function banOf({ id, ban }: Product) {
  return { productId: id, version: ban?.version ?? 0 }
}

function Ban({ ban: { reason, since, requestedAt, note } }: { ban: ReviewedBan }) {
  return (
    <>
      <Notice tone="danger" title={`Diturunkan sejak ${formatDateTime(since)}`}>
        <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      </Notice>
      {requestedAt && (
        <Notice tone="attention" title={`Seller minta ditinjau lagi, ${formatDateTime(requestedAt)}`}>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </Notice>
      )}
    </>
  )
}
