import { formatQuantity, formatRupiah } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'

/** A price a finished negotiation has put into the cart, until it is ordered. */
export interface Agreement {
  negotiationId: string
  deal: boolean
  /** Rupiah per unit, with 2 decimals. */
  price: DecimalText
  /** For that quantity or more [NEGO-12]. */
  units: DecimalText
  validUntil: Date
}

export interface AgreedLine {
  units: DecimalText
  /** The unit of the product: 'kg'. */
  unit: string
  /** What the company pays without the agreement. */
  normalPrice: DecimalText
}

/** What an agreement does to a line of the cart. */
export interface AgreementEffect {
  holds: boolean
  /** The price per unit that counts now. */
  unitPrice: DecimalText
  /** What the buyer is told about it on the line. */
  notice: string
}

/**
 * An agreed price holds until it expires and only for the agreed quantity or more; past that the line falls back to the
 * normal price and says so [NEGO-12, CART-7].
 */
export function applyAgreement(agreement: Agreement, line: AgreedLine, now: Date): AgreementEffect {
  const price = `Harga kesepakatan ${formatRupiah(agreement.price)}`
  if (now >= agreement.validUntil) {
    return fallBack(line, `${price} sudah berakhir pukul 24.00 WIB; harga kembali normal.`)
  }
  if (isMore(agreement.units, line.units)) {
    const least = `${formatQuantity(agreement.units)} ${line.unit}`
    return fallBack(line, `${price} hanya berlaku mulai ${least}; tambah jumlah untuk memakainya.`)
  }
  // a price agreed with sales counts as agreed; one that was bargained down never costs more than the price list
  if (!agreement.deal && isMore(agreement.price, line.normalPrice)) {
    return fallBack(line, `Harga normal sudah lebih rendah daripada harga kesepakatan.`)
  }
  return { holds: true, unitPrice: agreement.price, notice: `${price} berlaku sampai pukul 24.00 WIB hari ini.` }
}

function fallBack(line: AgreedLine, notice: string): AgreementEffect {
  return { holds: false, unitPrice: line.normalPrice, notice }
}
