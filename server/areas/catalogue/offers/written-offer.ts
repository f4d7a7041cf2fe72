import { containerOf, type Offer, packLabelOf } from '#domain/catalogue/offer.ts'
import { packKindOf } from '#domain/catalogue/packs/pack-kind.ts'
import { isSame } from '#domain/money.ts'
import type { WrittenProduct } from './queries-editing.ts'

/** Whether its picture stays the same. */
export function isShownTheSame(before: WrittenProduct, after: ReturnType<typeof written>): boolean {
  const shown = ['materialId', 'name', 'nameEnglish', 'packKind', 'packLabel', 'unit', 'grade', 'origin'] as const
  return shown.every((name) => before[name] === after[name]) && isSame(before.packWeight, after.packWeight)
}

/** The stored columns of an offer; zero for fields that a draft lacks. */
export function written({ container: typed, ...offer }: Offer) {
  const container = containerOf(typed)
  const minPurchase = offer.minPurchase ?? offer.packWeight ?? '0'
  return {
    materialId: offer.materialId,
    sku: offer.sku,
    name: offer.name,
    nameEnglish: offer.nameEnglish || offer.name,
    otherNames: [...new Set(offer.otherNames)],
    grade: offer.grade,
    maker: offer.maker,
    origin: offer.origin,
    form: offer.form,
    packKind: packKindOf(container) ?? 'carton',
    packLabel: packLabelOf({ ...offer, container }),
    unit: offer.unit,
    packWeight: offer.packWeight ?? '0',
    minPurchase,
    minNego: offer.minNego ?? minPurchase,
    negotiable: offer.negotiable,
    description: offer.description,
    importantInfo: offer.importantInfo,
    storage: offer.storage,
    shelfLifeMonths: offer.shelfLifeMonths,
    stock: offer.stock ?? '0',
    showcases: [...new Set(offer.showcases)],
  }
}

/** Its prices by level, and what it is bargained by. */
export function priced({ price, priceAtLevel2, priceAtLevel3, lowestPrice, negoPercent }: Offer) {
  const prices = [price, priceAtLevel2, priceAtLevel3].flatMap((amount, index) =>
    amount === null ? [] : [{ level: index + 1, amount }],
  )
  return { prices, lowestPrice, negoPercent }
}
