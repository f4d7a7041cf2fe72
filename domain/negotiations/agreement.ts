import { changesText, goodsChanges, type PackedGoods, packedGoods } from '../catalogue/goods.ts'
import { formatQuantity, formatRupiah } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'

/** Goods as they are agreed on; a material is known by its id, whatever it is called by now. */
export interface AgreedGoods extends PackedGoods {
  materialId: number
}

/** The agreed goods of an offer. */
export function agreedGoods(offer: AgreedGoods): AgreedGoods {
  return { ...packedGoods(offer), materialId: offer.materialId }
}

/** A price a finished negotiation has put into the cart, until it is ordered. */
export interface Agreement {
  negotiationId: string
  deal: boolean
  /** Rupiah per unit, with 2 decimals. */
  price: DecimalText
  /** For that quantity or more [NEGO-12]. */
  units: DecimalText
  /** What was agreed on. */
  goods: AgreedGoods
  validUntil: Date
}

export interface AgreedLine {
  units: DecimalText
  /** The offer as it is now. */
  goods: AgreedGoods
  /** The price without the agreement. */
  normalPrice: DecimalText
}

/** The effect of an agreement on a cart line. */
export interface AgreementEffect {
  /** Its price counts. */
  holds: boolean
  /** So many units can be ordered as agreed, whatever the offer asks for by now. */
  covers: boolean
  /** The price per unit that counts now. */
  unitPrice: DecimalText
  /** What the cart line shows the buyer about it. */
  notice: string
}

/**
 * An agreed price holds until it expires, only for the agreed quantity or more of the goods that were agreed on, and only
 * while it is below the normal price: a line never becomes dearer by it. Otherwise the line costs the normal price and says
 * why [NEGO-12, NEGO-15, CART-7].
 */
export function applyAgreement(agreement: Agreement, line: AgreedLine, now: Date): AgreementEffect {
  const price = `Harga kesepakatan ${formatRupiah(agreement.price)}`
  if (now >= agreement.validUntil) {
    return fallBack(line, `${price} sudah berakhir pukul 24.00 WIB; harga kembali normal.`)
  }
  const changes = changesOf(agreement, line.goods)
  if (changes !== '') return fallBack(line, `${price} untuk barang semula (${changes}); harga kembali normal.`)
  if (isMore(agreement.units, line.units)) {
    const least = `${formatQuantity(agreement.units)} ${line.goods.unit}`
    return fallBack(line, `${price} hanya berlaku mulai ${least}; tambah jumlah untuk memakainya.`)
  }
  if (!isMore(line.normalPrice, agreement.price)) {
    const notice = 'Harga normal sudah sama dengan atau lebih rendah daripada harga kesepakatan.'
    return { ...fallBack(line, notice), covers: true }
  }
  const notice = `${price} berlaku sampai pukul 24.00 WIB hari ini.`
  return { holds: true, covers: true, unitPrice: agreement.price, notice }
}

/** Whether so many units of an offer can be ordered as agreed [NEGO-12]. */
export function covers(agreement: Agreement, { units, goods }: Omit<AgreedLine, 'normalPrice'>, now: Date): boolean {
  return now < agreement.validUntil && changesOf(agreement, goods) === '' && !isMore(agreement.units, units)
}

/** The changes of the goods since the agreement, in words; '' for none. Their pack may change [NEGO-12]. */
export function changesOf({ goods }: Pick<Agreement, 'goods'>, now: AgreedGoods): string {
  const { material } = goods.materialId === now.materialId ? now : goods
  return changesText(goodsChanges({ ...goods, material }, now))
}

/** An offer as it was agreed on: from the agreed quantity on, in the packs of then [NEGO-12]. */
export function asAgreed<Offer extends PackedGoods & { minPurchase: DecimalText }>(
  offer: Offer,
  { units, goods: { packLabel, packWeight } }: Agreement,
): Offer {
  return { ...offer, packLabel, packWeight, minPurchase: units }
}

function fallBack(line: AgreedLine, notice: string): AgreementEffect {
  return { holds: false, covers: false, unitPrice: line.normalPrice, notice }
}
