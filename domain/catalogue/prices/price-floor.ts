import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { type DecimalText, decimal, isMore, lesser } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Offer } from '../offer.ts'
import type { OfferFaults } from '../offer-faults.ts'
import type { ProductStatus } from '../product-status.ts'

/** How far below the list price sales go where neither the owner nor a lowest price says so, in percent [SHOP-7]. */
export const USUAL_DISCOUNT = 50

/** The reference prices for the discounts of sales. */
export interface ReferencePrices {
  /** The list price as the owner last decided it, in Rupiah per unit. */
  listPrice: DecimalText
  lowestPrice: DecimalText | null
}

/** The lowest price of a product that sales may write, or agree to, without the owner [SHOP-7]. */
export interface SalesFloor {
  /** Rupiah per unit. */
  amount: DecimalText
  listPrice: DecimalText
  /** '10 % di bawah harga daftar Rp 12.000,00' */
  limit: string
  /** Whether it is the product's lowest price, as the owner has not decided about discounts. */
  isLowestPrice: boolean
}

/** `discount`: in percent, as the owner decided; null where the owner has not [SHOP-7]. */
export function salesFloor({ listPrice, lowestPrice }: ReferencePrices, discount: number | null): SalesFloor {
  if (discount === null && lowestPrice !== null) {
    return {
      amount: lesser(lowestPrice, listPrice).text(2),
      listPrice,
      limit: 'harga terendah produk ini',
      isLowestPrice: true,
    }
  }
  const percent = discount ?? USUAL_DISCOUNT
  return {
    amount: decimal(listPrice)
      .times(100 - percent)
      .dividedBy(100, 2)
      .text(2),
    listPrice,
    limit:
      percent === 0
        ? `harga daftar ${formatRupiah(listPrice)}`
        : `${percent} % di bawah harga daftar ${formatRupiah(listPrice)}`,
    isLowestPrice: false,
  }
}

/**
 * Whether a price is for the owner alone to give. What was there before may stay, or rise; `before`: null where it is a new
 * price. Every way that leads to a price of an order is validated here, or is the owner's alone [SHOP-7]:
 * - the list price, those of levels and the lowest price: in the table, the editor, many at once, and undoing that;
 * - prices from a quantity on and for days of a level;
 * - files of products and of prices, row by row, and taking them back;
 * - a negotiation: agreeing to the buyer's price, a deal that is confirmed included, and naming another one; a quotation is the
 *   document of such an answer. Automatic answers go down to the lowest price, which is validated when it is written;
 * - a deal that was applied at once, to which no member of the seller has agreed: when the order is confirmed (`dealsOfOwner`);
 * - price lists of customers, vouchers and the policy for deals: written by the owner alone (`permissions`);
 * - what is sold for the first time: put on sale by the owner alone (`checkFirstSale`). An order itself changes no price.
 */
export function isBeyond(price: DecimalText, before: DecimalText | null, floor: SalesFloor): boolean {
  return isMore(floor.amount, price) && (before === null || isMore(before, price))
}

/** Says so. */
export function beyondRefusal({ amount, limit }: SalesFloor, field: string): Refusal {
  return new Refusal('price_beyond_grants', { field, words: { floor: formatRupiah(amount), limit } })
}

/** '58,3 % di bawah harga daftar Rp 12.000,00, wewenang sales sampai Rp 10.800,00' */
export function beyondWords(price: DecimalText, { amount, listPrice }: SalesFloor): string {
  return `${fallWords(listPrice, price)} di bawah harga daftar ${formatRupiah(listPrice)}, wewenang sales sampai ${formatRupiah(amount)}`
}

type Prices = Pick<Offer, 'price' | 'priceAtLevel2' | 'priceAtLevel3' | 'lowestPrice'>

const fields = [
  'price',
  'priceAtLevel2',
  'priceAtLevel3',
  // negotiations are answered down to it by themselves
  'lowestPrice',
] as const

/** The bounds of prices that sales write [SHOP-7]. */
export interface PriceBounds {
  /** By product, of those that have been sold with a price. */
  floors: ReadonlyMap<number, SalesFloor>
  /** Of one that is new: its own list price is what discounts are counted from. */
  ofNew: (listPrice: DecimalText) => SalesFloor
}

interface OfferedAs {
  status: ProductStatus
  materialId: number
}

/**
 * Sales write a new product, and the owner puts it on sale: until then there is no approved price to measure theirs by.
 * What was sold and becomes another material is new too. `before`: null of one that is not written yet; `bounds`: null
 * for members who may give any price [SHOP-7].
 * @throws Refusal first_sale_of_owner | other_material_of_owner
 */
export function checkFirstSale(
  bounds: PriceBounds | null,
  { before, after }: { before: OfferedAs | null; after: OfferedAs },
): void {
  if (!bounds) return
  if (before === null || before.status === 'draft') {
    if (after.status === 'published') throw new Refusal('first_sale_of_owner', { field: 'status' })
  } else if (before.materialId !== after.materialId) {
    throw new Refusal('other_material_of_owner', { field: 'bahan_id' })
  }
}

/**
 * The bound of a price from a quantity on; null for members who may give any. Sales give none for a draft: its list
 * price may still become any other [SHOP-7].
 * @throws Refusal draft_prices_of_owner
 */
export function boundOfLevels(bounds: PriceBounds | null, productId: number): SalesFloor | null {
  const floor = bounds?.floors.get(productId) ?? null
  if (bounds && !floor) throw new Refusal('draft_prices_of_owner', { field: 'harga' })
  return floor
}

/** The prices of an offer that sales may not save; `id` and `before`: null for a new one [SHOP-7]. */
export function faultsOfSales(
  offer: Prices,
  { id, before }: { id: number | null; before: Prices | null },
  { floors, ofNew }: PriceBounds,
): OfferFaults {
  const currentFloor = id === null ? undefined : floors.get(id)
  const floor = currentFloor ?? (offer.price === null ? undefined : ofNew(offer.price))
  if (!floor) return {}
  // what a draft says grants nothing yet
  const was = currentFloor ? before : null
  const beyond = fields.flatMap((field) => {
    const price = offer[field]
    return price !== null && isBeyond(price, was?.[field] ?? null, floor)
      ? [[field, beyondRefusal(floor, field).sentence]]
      : []
  })
  const isFreed = floor.isLowestPrice && offer.lowestPrice === null
  return {
    ...Object.fromEntries(beyond),
    ...(isFreed && { lowestPrice: 'Harga terendah membatasi diskon sales: hanya pemilik yang menghapusnya.' }),
  }
}

// a mark in the wrong place makes a tenth or a hundredth of a price
const FAR_PERCENT = 50

/** '58,3 %': how much less the second price is than the first. */
export function fallWords(from: DecimalText, to: DecimalText): string {
  return `${formatQuantity(decimal(from).minus(to).times(100).dividedBy(from, 1).text(1))} %`
}

/** Whether a new price is so far below the present one that it needs another confirmation [SHOP-7]. */
export function fallsFar(from: DecimalText | null, to: DecimalText): boolean {
  if (from === null || !isMore(from, '0')) return false
  return isMore(decimal(from).times(100 - FAR_PERCENT), decimal(to).times(100))
}

/**
 * The limit shown to a sales person beside a price, before and while it is typed; null for members who may give any
 * [SHOP-7]. `price`: null while none is typed.
 */
export function salesLimitWords(limit: DecimalText | null, price: DecimalText | null): string | null {
  if (limit === null) return null
  return isBelowLimit(limit, price)
    ? `Di bawah wewenang sales ${formatRupiah(limit)}: menunggu persetujuan pemilik.`
    : `Wewenang sales sampai ${formatRupiah(limit)}.`
}

/** Whether it would be left to the owner. */
export function isBelowLimit(limit: DecimalText | null, price: DecimalText | null): boolean {
  return limit !== null && price !== null && /^\d+(\.\d+)?$/.test(price) && isMore(limit, price)
}
