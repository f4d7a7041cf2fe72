import { formatQuantity, formatRupiah } from '../format.ts'
import { isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import type { Offer } from './offer.ts'
import { packsOf } from './packs/packs.ts'
import type { ProductStatus } from './product-status.ts'

export type OfferFaults = Partial<Record<OfferField, string>>
type OfferField =
  | 'grade'
  | 'origin'
  | 'form'
  | 'container'
  | 'packWeight'
  | 'minPurchase'
  | 'minNego'
  | 'price'
  | 'priceAtLevel2'
  | 'priceAtLevel3'
  | 'lowestPrice'
  | 'negoPercent'
  | 'stock'

/** The faults of an offer beyond its single fields; a draft may lack what is needed for sale [SELLER-2]. */
export function faultsOfOffer(offer: Offer, status: ProductStatus): OfferFaults {
  return {
    ...faultsOfNego(offer),
    ...faultsOfPrices(offer),
    ...faultsOfQuantities(offer),
    ...(status === 'draft' ? {} : missingOf(offer)),
  }
}

/** @throws Refusal offer_refused, with the first of them */
export function checkOffer(offer: Offer, status: ProductStatus): void {
  const [first] = Object.entries(faultsOfOffer(offer, status))
  if (first) throw new Refusal('offer_refused', { field: first[0], words: { sentence: first[1] } })
}

function missingOf(offer: Offer): OfferFaults {
  const needed: [OfferField, string, string | null][] = [
    ['grade', 'Grade', offer.grade],
    ['origin', 'Negara asal', offer.origin],
    ['form', 'Bentuk', offer.form],
    ['container', 'Jenis kemasan', offer.container],
    ['packWeight', 'Isi per kemasan', offer.packWeight],
    ['minPurchase', 'Minimum pembelian', offer.minPurchase],
    ['price', 'Harga daftar', offer.price],
    ['stock', 'Stok', offer.stock],
  ]
  const missing = needed.filter(([, , value]) => !value)
  return Object.fromEntries(missing.map(([field, name]) => [field, `${name} harus diisi sebelum produk dijual.`]))
}

function faultsOfQuantities({ packWeight, unit, minPurchase, minNego }: Offer): OfferFaults {
  if (!isNumber(packWeight)) return {}
  if (!isMore(packWeight, '0')) return { packWeight: 'Isi per kemasan harus di atas nol.' }
  if (isMore(packWeight, MOST_WEIGHT)) return { packWeight: 'Isi per kemasan terlalu besar.' }
  const isBroken = (units: string | null) =>
    isNumber(units) && (!isMore(units, '0') || packsOf(units, packWeight) === null)
  const sentence = `Harus kelipatan isi per kemasan, ${formatQuantity(packWeight)} ${unit}, dan di atas nol.`
  return {
    ...(isBroken(minPurchase) && { minPurchase: sentence }),
    ...(isBroken(minNego) && { minNego: sentence }),
  }
}

function faultsOfPrices({ price, priceAtLevel2, priceAtLevel3 }: Offer): OfferFaults {
  const isNothing = (amount: string | null) => isNumber(amount) && !isMore(amount, '0')
  return {
    ...(isNothing(price) && { price: 'Harga daftar harus di atas nol.' }),
    ...(price === null && (priceAtLevel2 ?? priceAtLevel3) && { price: 'Isi harga daftar dahulu.' }),
    ...(isNothing(priceAtLevel2) && { priceAtLevel2: 'Harga level 2 harus di atas nol.' }),
    ...(isNothing(priceAtLevel3) && { priceAtLevel3: 'Harga level 3 harus di atas nol.' }),
  }
}

function faultsOfNego({ price, lowestPrice, negoPercent }: Offer): OfferFaults {
  if (lowestPrice === null) {
    return negoPercent === null ? {} : { lowestPrice: 'Isi harga terendah bersama persentase nego.' }
  }
  const percent = negoPercent === null ? { negoPercent: 'Isi persentase nego bersama harga terendah.' } : {}
  if (!isNumber(lowestPrice)) return percent
  if (!isMore(lowestPrice, '0')) return { ...percent, lowestPrice: 'Harga terendah harus di atas nol.' }
  if (!isNumber(price) || !isMore(price, '0') || !isMore(lowestPrice, price)) return percent
  return {
    ...percent,
    lowestPrice: `Harga terendah tidak boleh di atas harga daftar ${formatRupiah(price)}.`,
  }
}

/** A form also asks about what the contract refuses. */
function isNumber(value: string | null): value is string {
  return value !== null && /^\d+(\.\d+)?$/.test(value)
}

/** The maximum of its column, in units. */
const MOST_WEIGHT = '999999999.999'
