import { isBuyer, type Viewer } from '#domain/accounts/actor.ts'
import type { Material, MaterialSummary, Offer, OfferPage, PriceRange } from '#domain/catalogue/contract-materials.ts'
import { type ProductDocumentKind, productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import { quantityText } from '#domain/money.ts'
import type { OfferChoice, OfferRow, RangeRow } from './pages/queries-materials.ts'
import type { SummaryRow } from './pages/queries-named-materials.ts'
import type { ShownMaterial } from './pages/show-material.ts'
import { pictureUrl } from './pictures/picture.ts'
import { cardView } from './views.ts'

export function materialView(viewer: Viewer, { material: row, range, related }: ShownMaterial): Material {
  return {
    slug: row.slug,
    name: row.name,
    nameEnglish: row.name_english,
    otherNames: row.other_names,
    description: row.description,
    picture:
      row.pictured_id === null || row.picture_version === null
        ? null
        : pictureUrl(row.pictured_id, { pictureVersion: row.picture_version, coverPhoto: row.cover_photo }),
    casNumber: row.cas_number,
    eNumber: row.e_number,
    inci: row.inci,
    hsCode: row.hs_code,
    functions: row.functions,
    forms: row.forms,
    halalCritical: row.halal_critical,
    hazard: row.hazard,
    categoryId: row.category_id,
    categoryName: row.category_name,
    offers: row.offers,
    sellers: row.sellers,
    sellersReady: row.sellers_ready,
    sellersHidden: isBuyer(viewer) ? row.sellers_hidden : null,
    sellersToAsk: isBuyer(viewer) ? row.sellers_to_ask : null,
    unit: range?.unit ?? null,
    leastMinimum: range ? quantityText(range.least_minimum) : null,
    prices: range ? pricesOf(range) : null,
    related,
  }
}

export function summaryView(viewer: Viewer, row: SummaryRow): MaterialSummary {
  return {
    slug: row.slug,
    name: row.name,
    casNumber: row.cas_number,
    eNumber: row.e_number,
    offers: row.offers,
    sellers: row.sellers,
    sellersReady: row.sellers_ready,
    sellersHidden: isBuyer(viewer) ? row.sellers_hidden : null,
    documentKinds: kindsInOrder(row.document_kinds),
    unit: row.unit,
    prices: pricesOf(row),
  }
}

function kindsInOrder(kinds: readonly string[]): ProductDocumentKind[] {
  return productDocumentKinds.filter((kind) => kinds.includes(kind))
}

type Range = Pick<RangeRow, 'lowest' | 'median' | 'highest' | 'priced'>

function pricesOf({ lowest, median, highest, priced }: Range): PriceRange | null {
  if (lowest === null || median === null || highest === null) return null
  return { lowest, median, highest, count: priced }
}

export function offerView(row: OfferRow): Offer {
  const card = cardView(row)
  return {
    ...card,
    maker: row.maker,
    sellerType: row.seller_type,
    sellerCity: row.seller_city,
    stock: card.subscribed ? quantityText(row.units_in_stock) : null,
  }
}

/** Filter values with their counts, without those that would leave nothing. */
export function choicesView(choices: readonly OfferChoice[]): OfferPage['choices'] {
  const listed = (of: OfferChoice['of']) =>
    choices.filter((choice) => choice.of === of && choice.count > 0).map(({ value, count }) => ({ value, count }))
  return { grades: listed('grade'), origins: listed('origin'), packs: listed('pack') }
}
