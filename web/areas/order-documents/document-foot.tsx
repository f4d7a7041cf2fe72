import { Link } from 'react-router'
import { formatDay, formatQuantity, formatRupiah } from '#domain/format.ts'
import { type DecimalText, decimal, isMore } from '#domain/money.ts'
import type { OrderDocument } from '#domain/order-documents/contract.ts'
import { handedOver, issuerOf, sumLabel } from '#domain/order-documents/kind.ts'
import { needsStamp, proofPath } from '#domain/order-documents/stamp.ts'
import { type Fact, FactList } from '#web/ui/status/fact-list.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

export function Sum({ paper, amounts }: { paper: OrderDocument; amounts: NonNullable<OrderDocument['amounts']> }) {
  const { account, number, kind } = paper
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2 print:break-before-avoid" data-print="together">
      <div className="grid gap-3 text-sm max-sm:order-last">
        <section aria-label="Terbilang" className="rounded-field border border-line p-3.5">
          <h2 className="text-mute">Terbilang</h2>
          <p className="font-semibold">{amounts.inWords}</p>
        </section>
        {account && (
          <section aria-label="Pembayaran ke" className="num rounded-field border border-line p-3.5">
            <h2 className="text-mute">Pembayaran ke</h2>
            <p>{account.bank}</p>
            <p className="text-lg font-bold">{account.number}</p>
            <p>a.n. {account.holder}</p>
            <p className="text-mute">Berita transfer: {number}</p>
          </section>
        )}
      </div>
      <FactList
        layout="rows"
        facts={[
          ...(kind === 'receipt' ? orderedFact(amounts) : amountFacts(kind, amounts)),
          {
            label: sumLabel(kind),
            value: formatRupiah(amounts.total),
            strong: true,
          },
        ]}
      />
    </div>
  )
}

function amountFacts(kind: OrderDocument['kind'], amounts: NonNullable<OrderDocument['amounts']>): Fact[] {
  return [
    { label: 'Barang', value: formatRupiah(amounts.goods) },
    ...lessFact('Potongan seller', amounts.sellerDiscount),
    // before there is an order its destination is unknown
    ...(kind === 'quotation' ? [] : [{ label: 'Ongkos kirim', value: formatRupiah(amounts.shipping) }]),
    ...taxFacts(amounts),
    ...lessFact('Potongan voucher, ditanggung Sentra Bahan', amounts.voucher),
  ]
}

/** A kwitansi states what was received, which may be less than the total of the order. */
function orderedFact({ goods, sellerDiscount, shipping, tax, voucher }: NonNullable<OrderDocument['amounts']>): Fact[] {
  const total = decimal(goods).minus(sellerDiscount).plus(shipping).plus(tax).minus(voucher)
  return [{ label: 'Nilai pesanan', value: formatRupiah(total.text(2)) }]
}

function lessFact(label: string, amount: DecimalText): Fact[] {
  return isMore(amount, 0) ? [{ label, value: `−${formatRupiah(amount)}` }] : []
}

function taxFacts({ taxPercent, taxBase, tax }: NonNullable<OrderDocument['amounts']>): Fact[] {
  if (taxPercent === null) return [{ label: 'PPN', value: 'tidak dipungut (non-PKP)' }]
  return [
    { label: 'DPP nilai lain (11/12)', value: formatRupiah(taxBase) },
    { label: `PPN ${formatQuantity(taxPercent)} % × DPP nilai lain`, value: formatRupiah(tax) },
  ]
}

export function Foot({ paper }: { paper: OrderDocument }) {
  const { kind, note, code } = paper
  return (
    <footer className="flex flex-wrap justify-between gap-6 text-sm print:break-before-avoid" data-print="together">
      <div className="min-w-0 flex-1 basis-60">
        {note && (
          <div className="mb-4">
            <h2 className="text-mute">Catatan</h2>
            <p className="wrap-anywhere">{note}</p>
          </div>
        )}
        <p className="num text-mute">
          Kode dokumen {code}. Keasliannya dapat diperiksa di{' '}
          <Link to={proofPath(code)} className="text-link">
            halaman bukti
          </Link>
          .
        </p>
      </div>
      {kind === 'delivery_note' ? <HandOver paper={paper} /> : <Signature paper={paper} />}
    </footer>
  )
}

function Signature({ paper }: { paper: OrderDocument }) {
  const { kind, day, amounts } = paper
  return (
    <div className="w-60 text-center">
      <p className="num">{formatDay(day)}</p>
      <div className="grid h-20 place-items-center">
        {amounts && needsStamp(kind, amounts.total) && (
          <p className="rounded-mark border border-dashed border-mute px-3 py-2 text-xs text-mute">
            {withAmounts('Perlu e-meterai Rp 10.000')}
          </p>
        )}
      </div>
      <p className="border-t border-mute pt-2 font-semibold">{issuerOf(paper).name}</p>
    </div>
  )
}

/** A box for each person who handles the goods, to be filled in by pen. */
function HandOver({ paper }: { paper: OrderDocument }) {
  return (
    <ul
      aria-label="Serah terima"
      className="order-first grid w-full grid-cols-2 overflow-hidden rounded-field border border-line sm:grid-cols-4 print:grid-cols-4"
    >
      {handedOver.map((title) => (
        <li key={title} className="-ms-px -mt-px flex min-h-32 flex-col border-s border-t border-line p-3">
          <span className="font-semibold">{title}</span>
          {title !== 'Nomor kendaraan' && (
            <span className="mt-auto border-t border-mute pt-1 text-xs text-mute wrap-anywhere">
              {title === 'Pengirim' ? issuerOf(paper).name : 'Nama, tanda tangan, tanggal dan jam'}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
