import { formatRupiah } from '#domain/format.ts'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'
import type { Order } from '#domain/orders/shapes.ts'
import { type Fact, FactList } from '#web/ui/status/fact-list.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  amounts: NonNullable<Order['amounts']>
  /** The seller charges PPN (PKP). */
  taxed: boolean
  /** The rate in per cent, if known. */
  rate?: string
  shippingNote?: string
  /** The vouchers with which the order was placed. */
  vouchers?: Pick<Order, 'shopVoucher' | 'companyVoucher'>
}

/** Goods, the seller's discount, shipping, tax base and PPN of both, and total, each on its own line [ORDER-1, TAX-1]. */
export function AmountList({ amounts, taxed, rate, shippingNote, vouchers }: Props) {
  const facts: Fact[] = [
    { label: 'Barang', value: formatRupiah(amounts.goods) },
    ...(isNothing(amounts.sellerDiscount)
      ? []
      : [
          {
            key: 'potongan',
            label: <Noted text="Potongan seller" note={nameOf(vouchers?.shopVoucher)} />,
            value: `−${formatRupiah(amounts.sellerDiscount)}`,
          },
        ]),
    { key: 'ongkir', label: <Noted text="Ongkos kirim" note={shippingNote} />, value: formatRupiah(amounts.shipping) },
    ...(taxed ? taxFacts(amounts, rate) : [{ label: 'PPN', value: 'tidak dipungut (non-PKP)' }]),
    ...(isNothing(amounts.voucher) ? [] : [voucherFact(amounts.voucher, nameOf(vouchers?.companyVoucher))]),
    { label: 'Total', value: formatRupiah(amounts.total), strong: true },
  ]
  return <FactList layout="rows" facts={facts} className="[&_dd]:whitespace-nowrap" />
}

/** The seller is paid in full: the platform pays the difference. */
function voucherFact(amount: string, name: string | undefined): Fact {
  return {
    key: 'voucher',
    label: <Noted text="Potongan voucher" note={[name, 'ditanggung Sentra Bahan'].filter(Boolean).join(', ')} />,
    value: `−${formatRupiah(amount)}`,
  }
}

/** 'Promo SELAMATDATANG (SB-7KQ2-M9XD)'. */
function nameOf(voucher: Order['shopVoucher'] | undefined): string | undefined {
  return voucher ? `${voucher.title} (${voucher.code})` : undefined
}

function isNothing(amount: string): boolean {
  return /^[0.]*$/.test(amount)
}

function taxFacts(amounts: NonNullable<Order['amounts']>, rate: string | undefined): Fact[] {
  const ppn = rate ? `PPN ${rate} %` : 'PPN'
  const both = [
    { label: 'DPP nilai lain', value: formatRupiah(amounts.taxBase) },
    { label: ppn, value: formatRupiah(amounts.tax) },
  ]
  if (isNothing(amounts.shippingTaxBase)) return both
  return [
    { label: 'DPP nilai lain barang', value: formatRupiah(less(amounts.taxBase, amounts.shippingTaxBase)) },
    { label: `${ppn} barang`, value: formatRupiah(less(amounts.tax, amounts.shippingTax)) },
    { label: 'DPP nilai lain ongkos kirim', value: formatRupiah(amounts.shippingTaxBase) },
    { label: `${ppn} ongkos kirim`, value: formatRupiah(amounts.shippingTax) },
  ]
}

function less(all: DecimalText, part: DecimalText): DecimalText {
  return amountText(decimal(all).minus(part))
}

function Noted({ text, note }: { text: string; note: string | undefined }) {
  return (
    <>
      {text}
      {note && <span className="block text-xs">{withAmounts(note)}</span>}
    </>
  )
}
