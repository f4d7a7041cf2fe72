import { formatQuantity, formatRupiah } from '../format.ts'
import { isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import type { Offer } from './offer.ts'
import { packsOf } from './packs/packs.ts'
import type { ProductStatus } from './product-status.ts'

/** By wire name, as refusals name their fields. */
export type OfferFaults = Partial<Record<OfferField, string>>
type OfferField =
  | 'grade'
  | 'asal'
  | 'bentuk'
  | 'kemasan'
  | 'berat'
  | 'jumlah_min_beli'
  | 'jumlah_min_nego'
  | 'harga'
  | 'harga_tingkat_2'
  | 'harga_tingkat_3'
  | 'harga_terendah'
  | 'persen_nego'
  | 'stok'

/** What is wrong with an offer beyond its single fields; a draft may lack what is needed for sale [SELLER-2]. */
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
    ['asal', 'Negara asal', offer.origin],
    ['bentuk', 'Bentuk', offer.form],
    ['kemasan', 'Jenis kemasan', offer.container],
    ['berat', 'Isi per kemasan', offer.packWeight],
    ['jumlah_min_beli', 'Minimum pembelian', offer.minPurchase],
    ['harga', 'Harga daftar', offer.price],
    ['stok', 'Stok', offer.stock],
  ]
  const missing = needed.filter(([, , value]) => !value)
  return Object.fromEntries(missing.map(([field, name]) => [field, `${name} harus diisi sebelum produk dijual.`]))
}

function faultsOfQuantities({ packWeight, unit, minPurchase, minNego }: Offer): OfferFaults {
  if (!isNumber(packWeight)) return {}
  if (!isMore(packWeight, '0')) return { berat: 'Isi per kemasan harus di atas nol.' }
  if (isMore(packWeight, MOST_WEIGHT)) return { berat: 'Isi per kemasan terlalu besar.' }
  const isBroken = (units: string | null) =>
    isNumber(units) && (!isMore(units, '0') || packsOf(units, packWeight) === null)
  const sentence = `Harus kelipatan isi per kemasan, ${formatQuantity(packWeight)} ${unit}, dan di atas nol.`
  return {
    ...(isBroken(minPurchase) && { jumlah_min_beli: sentence }),
    ...(isBroken(minNego) && { jumlah_min_nego: sentence }),
  }
}

function faultsOfPrices({ price, priceAtLevel2, priceAtLevel3 }: Offer): OfferFaults {
  const isNothing = (amount: string | null) => isNumber(amount) && !isMore(amount, '0')
  return {
    ...(isNothing(price) && { harga: 'Harga daftar harus di atas nol.' }),
    ...(price === null && (priceAtLevel2 ?? priceAtLevel3) && { harga: 'Isi harga daftar dahulu.' }),
    ...(isNothing(priceAtLevel2) && { harga_tingkat_2: 'Harga level 2 harus di atas nol.' }),
    ...(isNothing(priceAtLevel3) && { harga_tingkat_3: 'Harga level 3 harus di atas nol.' }),
  }
}

function faultsOfNego({ price, lowestPrice, negoPercent }: Offer): OfferFaults {
  if (lowestPrice === null) {
    return negoPercent === null ? {} : { harga_terendah: 'Isi harga terendah bersama persentase nego.' }
  }
  const percent = negoPercent === null ? { persen_nego: 'Isi persentase nego bersama harga terendah.' } : {}
  if (!isNumber(lowestPrice)) return percent
  if (!isMore(lowestPrice, '0')) return { ...percent, harga_terendah: 'Harga terendah harus di atas nol.' }
  if (!isNumber(price) || !isMore(price, '0') || !isMore(lowestPrice, price)) return percent
  return {
    ...percent,
    harga_terendah: `Harga terendah tidak boleh di atas harga daftar ${formatRupiah(price)}.`,
  }
}

/** A form also asks about what the contract refuses. */
function isNumber(value: string | null): value is string {
  return value !== null && /^\d+(\.\d+)?$/.test(value)
}

/** What its column holds, in units. */
const MOST_WEIGHT = '999999999.999'
