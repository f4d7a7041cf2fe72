import { sumOf } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { SummaryFrame } from '#web/areas/cart/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { paymentOf, type Quote } from './quote.ts'
import type { Placing } from './use-place-orders.ts'

interface Props {
  quote: Quote
  /** The amounts are being computed anew. */
  computing: boolean
  placing: Placing
  onPlace: () => void
}

/** All sellers together and the one button [ORDER-1]. */
export function CheckoutSummary({ quote, computing, placing, onPlace }: Props) {
  const reason = whyNot(quote)
  const sum = (part: 'barang' | 'ongkir' | 'ppn') => formatRupiah(sumOf(quote.seller.map((it) => it.rincian[part])))
  const total = formatRupiah(quote.total)

  return (
    <SummaryFrame
      title="Ringkasan pesanan"
      totalLabel="Total"
      total={total}
      trouble={placing.trouble && <p className="mb-3 text-sm text-danger">{placing.trouble.sentence}</p>}
      button={
        <Button
          size="lg"
          className="lg:w-full"
          working={placing.working || computing}
          disabled={reason !== null}
          reason={reason}
          onClick={onPlace}
        >
          {quote.perlu_persetujuan ? 'Ajukan untuk disetujui' : 'Buat pesanan'}
        </Button>
      }
    >
      <FactList
        layout="rows"
        className={cx('transition-opacity [&_dd]:whitespace-nowrap', computing && 'opacity-50')}
        facts={[
          { label: 'Total barang', value: sum('barang') },
          { label: 'Total ongkos kirim', value: sum('ongkir') },
          { label: 'Total PPN', value: sum('ppn') },
          ...(quote.voucher_id
            ? [{ label: 'Potongan voucher', value: `−${formatRupiah(quote.voucher_potongan)}` }]
            : []),
          { label: 'Total', value: total, strong: true },
        ]}
      />
      {quote.poin > 0 && (
        <p className="num mt-1 flex items-center gap-1.5 text-xs font-medium text-primary">
          <Icon name="coins" size={16} />+{formatQuantity(String(quote.poin))} poin setelah pesanan selesai
        </p>
      )}
      <p className="mb-4 mt-1 text-xs text-mute">
        {quote.seller.length > 1
          ? `Dibuat ${quote.seller.length} pesanan, satu untuk tiap seller.`
          : 'Harga dipastikan sekali lagi saat pesanan dibuat.'}
      </p>
    </SummaryFrame>
  )
}

function whyNot(quote: Quote): string | null {
  if (!quote.alamat_id) return 'Tambahkan alamat pengiriman dahulu.'
  const hindered = quote.seller.find((seller) => seller.halangan !== null)
  if (hindered) return `Pesanan ke ${hindered.seller_nama} belum dapat dibuat.`
  const unpaid = quote.seller.find((seller) => paymentOf(seller, undefined) === '')
  return unpaid ? `Belum ada tipe pembayaran yang mencukupi untuk ${unpaid.seller_nama}.` : null
}
