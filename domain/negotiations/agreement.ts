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
 * An agreed price holds until it expires, only for the agreed quantity or more, and only while it is below the normal
 * price: a line never becomes dearer by it. Otherwise the line costs the normal price and says why
 * [NEGO-12, NEGO-15, CART-7].
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
  if (!isMore(line.normalPrice, agreement.price)) {
    return fallBack(line, `Harga normal sudah sama dengan atau lebih rendah daripada harga kesepakatan.`)
  }
  return { holds: true, unitPrice: agreement.price, notice: `${price} berlaku sampai pukul 24.00 WIB hari ini.` }
}

function fallBack(line: AgreedLine, notice: string): AgreementEffect {
  return { holds: false, unitPrice: line.normalPrice, notice }
}
