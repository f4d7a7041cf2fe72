import { Link } from 'react-router'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { amounts } from '#domain/orders/codec.ts'
import type { QuotedSeller } from '#domain/orders/shapes.ts'
import { keepTicks, useTicks, withTicks } from '#web/areas/cart/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { AmountList } from './amount-list.tsx'

/** What the buyer says of one seller's order. */
export interface SellerChoice {
  /** Code of the payment type. */
  payment: string
  note: string
}

interface Props {
  seller: QuotedSeller
  choice: SellerChoice
  /** The only seller: leaving it out would leave nothing. */
  alone: boolean
  onChange: (change: Partial<SellerChoice>) => void
}

/** One seller's order to be: lines, payment type, note, and every amount [ORDER-1]. */
export function QuotedSellerCard({ seller, choice, alone, onChange }: Props) {
  const titleId = `pesanan-${seller.seller_id}`
  return (
    <Card as="section" padded aria-labelledby={titleId} className="min-w-0">
      <CardTitle aside={<span className="text-mute">{seller.produk.length} produk</span>}>
        <span id={titleId}>{seller.seller_nama}</span>
      </CardTitle>
      {seller.halangan && (
        <Notice tone="danger" className="mb-3" action={alone ? <ToCart /> : <LeaveOut seller={seller} />}>
          {seller.halangan}
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {seller.produk.map((line) => (
          <QuotedLine key={line.cart_id} line={line} taxed={seller.pkp} />
        ))}
      </ul>
      <div className="grid gap-x-8 gap-y-5 pt-4 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <Field label="Tipe pembayaran" group>
            <div className="grid gap-2">
              {seller.tipe_pembayaran.map((type) => (
                <RadioCard
                  key={type.kode}
                  name={`pembayaran-${seller.seller_id}`}
                  title={type.nama}
                  text={type.halangan ?? (type.sisa_kredit && `Sisa limit kredit ${formatRupiah(type.sisa_kredit)}`)}
                  disabled={type.halangan !== null}
                  checked={choice.payment === type.kode}
                  onChange={() => onChange({ payment: type.kode })}
                />
              ))}
            </div>
          </Field>
          <Field label="Catatan untuk seller" optional>
            <Textarea
              rows={2}
              maxLength={LONGEST.orderNote}
              placeholder="Misalnya jam terima barang"
              value={choice.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </Field>
        </div>
        <AmountList
          amounts={amounts.decode(seller.rincian)}
          taxed={seller.pkp}
          shippingNote={seller.ongkir_keterangan}
        />
      </div>
    </Card>
  )
}

function QuotedLine({ line, taxed }: { line: QuotedSeller['produk'][number]; taxed: boolean }) {
  // such a line has an obstacle, which the notice above tells
  const hidden = line.harga_satuan === 'NA'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <img
        src={line.produk_foto}
        alt=""
        width={48}
        height={48}
        className="size-12 rounded-mark bg-page object-cover max-sm:row-span-2"
      />
      <div className="min-w-0">
        <p className="font-semibold">{line.produk_nama}</p>
        <p className="num text-sm text-mute">
          {formatQuantity(line.jumlah_satuan)} {line.produk_satuan}
          {!hidden && ` × ${formatRupiah(line.harga_satuan)}`} · {line.produk_kemasan}
        </p>
        {line.nego_keterangan && <p className="mt-0.5 text-sm text-amber-ink">{line.nego_keterangan}</p>}
      </div>
      <p className="num whitespace-nowrap max-sm:flex max-sm:items-baseline max-sm:gap-2 sm:text-end">
        <span className="block font-semibold">{hidden ? '–' : formatRupiah(line.subtotal)}</span>
        {taxed && !hidden && <span className="block text-xs text-mute">PPN {formatRupiah(line.ppn)}</span>}
      </p>
    </li>
  )
}

/** Unticks the lines that cannot be ordered, so that the other sellers' orders can go. */
function LeaveOut({ seller }: { seller: QuotedSeller }) {
  const ticks = useTicks()
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() =>
        keepTicks(
          withTicks(
            ticks ?? {},
            seller.produk.map((line) => ({ id: line.cart_id })),
            false,
          ),
        )
      }
    >
      Pesan tanpa seller ini
    </Button>
  )
}

function ToCart() {
  return (
    <Link to="/keranjang" className="text-link">
      Ubah keranjang
    </Link>
  )
}
