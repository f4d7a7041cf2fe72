import { sumOf } from '#domain/cart/amounts.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { Quote } from '#domain/orders/shapes-quote.ts'
import { SummaryFrame } from '#web/areas/cart/public.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { paymentOf } from './seller-choice.ts'
import type { Placing } from './use-place-orders.ts'
import { forfeitWords } from './voucher-words.ts'

interface Props {
  quote: Quote
  /** The amounts are being computed again. */
  computing: boolean
  placing: Placing
  onPlace: () => void
}

/** The sums over all sellers and the one button [ORDER-1]. */
export function CheckoutSummary({ quote, computing, placing, onPlace }: Props) {
  const reason = whyNot(quote)
  const sum = (part: 'goods' | 'sellerDiscount' | 'shipping' | 'tax') =>
    formatRupiah(sumOf(quote.sellers.map((it) => it.amounts[part])))
  const total = formatRupiah(quote.total)
  const chosen = quote.vouchers.find(({ id }) => id === quote.voucherId)
  const forfeit = chosen && forfeitWords(chosen.amount, quote)

  return (
    <SummaryFrame
      title="Ringkasan pesanan"
      totalLabel="Total"
      total={total}
      trouble={
        placing.trouble && (
          <p role="alert" className="mb-3 text-sm text-danger">
            {withAmounts(placing.trouble.sentence)}
          </p>
        )
      }
      button={
        <Button
          size="lg"
          className="lg:w-full"
          working={placing.working || computing}
          disabled={reason !== null}
          reason={reason}
          onClick={onPlace}
        >
          {quote.approval ? 'Ajukan untuk disetujui' : 'Buat pesanan'}
        </Button>
      }
    >
      <FactList
        layout="rows"
        className={cx('transition-opacity [&_dd]:whitespace-nowrap', computing && 'opacity-50')}
        facts={[
          { label: 'Total barang', value: sum('goods') },
          ...(quote.sellers.some(({ voucherId }) => voucherId !== null)
            ? [{ label: 'Potongan seller', value: `−${sum('sellerDiscount')}` }]
            : []),
          { label: 'Total ongkos kirim', value: sum('shipping') },
          {
            key: 'ppn',
            label: (
              <>
                Total PPN <HelpLink topic="ongkir" apart />
              </>
            ),
            value: sum('tax'),
          },
          ...(quote.voucherId ? [{ label: 'Potongan voucher', value: `−${formatRupiah(quote.discount)}` }] : []),
          { label: 'Total', value: total, strong: true },
        ]}
      />
      {forfeit && <p className="num mt-1 text-xs font-medium text-amber-ink">{withAmounts(`Voucher: ${forfeit}`)}</p>}
      {quote.points > 0 && (
        <p className="num mt-1 flex items-center gap-1.5 text-xs font-medium text-primary">
          <Icon name="coins" size={16} />+{formatQuantity(String(quote.points))} poin setelah pesanan selesai
          <HelpLink topic="poin" apart />
        </p>
      )}
      <p className="mb-4 mt-1 text-xs text-mute">
        {quote.sellers.length > 1
          ? `Dibuat ${quote.sellers.length} pesanan, satu untuk tiap seller.`
          : 'Harga dipastikan sekali lagi saat pesanan dibuat.'}
      </p>
    </SummaryFrame>
  )
}

function whyNot(quote: Quote): string | null {
  if (!quote.addressId) return 'Tambahkan alamat pengiriman dahulu.'
  const hindered = quote.sellers.find((seller) => seller.obstacle !== null)
  if (hindered) return `Pesanan ke ${hindered.name} belum dapat dibuat.`
  const unpaid = quote.sellers.find((seller) => paymentOf(seller, undefined) === '')
  return unpaid ? `Belum ada tipe pembayaran yang mencukupi untuk ${unpaid.name}.` : null
}
