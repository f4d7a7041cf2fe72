import type { ProductDocumentKind } from '#domain/catalogue/document-kind.ts'
import { productQuestion } from '#domain/catalogue/question.ts'
import { type SellerType, sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import type {
  Facets,
  ProductCard,
  ProductDetail,
  SellerCard,
  SellerDetail,
  WithdrawnProduct,
} from '#domain/catalogue/shapes.ts'
import { shopPictureUrl } from '#domain/companies/shop-picture.ts'
import { formatQuantity } from '#domain/format.ts'
import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import type { CardRow } from './list/queries-cards.ts'
import type { Facet } from './list/queries-facets.ts'
import type { WithdrawnRow } from './pages/queries-detail.ts'
import type { SellerDetailRow, SellerRow } from './pages/queries-sellers.ts'
import type { ShownProduct } from './pages/show-product.ts'
import { pictureUrl, pictureUrls } from './pictures/picture.ts'

export function cardView(row: CardRow): ProductCard {
  return { ...commonView(row), picture: cardPicture(row) }
}

function cardPicture({ id, picture_version: pictureVersion, cover_photo: coverPhoto }: CardRow): string {
  return pictureUrl(id, { pictureVersion, coverPhoto })
}

export function detailView({ row, photos, expected }: ShownProduct): ProductDetail {
  const common = commonView(row)
  return {
    ...common,
    pictures: pictureUrls(row.id, row.picture_version, photos),
    pictureTexts: photos.map(({ alt }) => alt),
    description: row.description,
    importantInfo: row.important_info,
    nameEnglish: row.name_english,
    materialSlug: row.material_slug,
    materialName: row.material_name,
    casNumber: row.cas_number,
    eNumber: row.e_number,
    inci: row.inci,
    maker: row.maker,
    form: row.form,
    functions: row.functions,
    synonyms: row.synonyms,
    shelfLifeMonths: row.shelf_life_months,
    storage: row.storage,
    hazard: row.hazard,
    halalCritical: row.halal_critical,
    hsCode: row.hs_code,
    stock: common.subscribed ? quantityText(row.units_in_stock) : null,
    expected,
    categoryName: row.category_name,
    sellerPhone: row.seller_phone,
    question: productQuestion(row.seller_name, row.name),
    sellerCity: row.seller_city,
    sellerType: row.seller_type,
    paymentTypes: row.payment_codes.map(paymentTypeLabel),
  }
}

export function withdrawnView({ pictureVersion, coverPhoto, ...row }: WithdrawnRow): WithdrawnProduct {
  return { ...row, code: productCode(row.id), picture: pictureUrl(row.id, { pictureVersion, coverPhoto }) }
}

function commonView(row: CardRow): Omit<ProductCard, 'picture'> {
  return {
    id: row.id,
    code: productCode(row.id),
    name: row.name,
    price: row.amount,
    unit: row.unit,
    packWeight: quantityText(row.pack_weight),
    minPurchase: quantityText(row.min_purchase),
    minNego: quantityText(row.min_nego),
    origin: row.origin,
    negotiable: row.negotiable,
    grade: row.grade,
    packLabel: row.pack_label,
    available: row.available,
    leadDays: row.lead_days,
    categoryId: row.category_id,
    documentKinds: row.document_kinds as ProductDocumentKind[], // the table's of documents allows no other
    sellerName: row.seller_name,
    sellerId: row.seller_id,
    sellerUsername: row.seller_username,
    ...subscriptionView(row.subscription_status),
    payable: row.has_payment_type,
    exchangeRate: row.exchange_rate,
    companyId: row.seller_id,
  }
}

export function sellerView(row: SellerRow): SellerCard {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    type: row.seller_type,
    city: row.city,
    province: row.province,
    about: row.about,
    logo: row.logo && shopPictureUrl(row.logo, 320),
    ...subscriptionView(row.subscription_status),
    productCount: row.product_count,
    categoryIds: row.category_ids,
    usualAnswer: row.usual_answer,
    entry: row.entry,
  }
}

export function sellerDetailView(row: SellerDetailRow): SellerDetail {
  return {
    ...sellerView(row),
    banner: row.banner && shopPictureUrl(row.banner, 1600),
    address: row.address,
    phone: row.phone,
    paymentTypes: row.payment_codes.map(paymentTypeLabel),
    showcases: row.showcases,
  }
}

/** Filter values with their counts. */
export function facetsView(facets: readonly Facet[]): Omit<Facets, 'searchedFunctions'> {
  const listed = (of: Facet['of'], named = (value: string) => value) =>
    facets
      .filter((facet) => facet.of === of)
      .map(({ value, name, count }) => ({ value, name: name ?? named(value), count }))
  const counted = (of: Facet['of']) => facets.find((facet) => facet.of === of)?.count ?? 0
  return {
    categories: listed('category'),
    sellerTypes: listed('seller_type', (value) => sellerTypeLabel(value as SellerType)).map((type) => ({
      ...type,
      value: type.value as SellerType, // the table allows no other
    })),
    grades: listed('grade'),
    origins: listed('origin'),
    functions: listed('function'),
    forms: listed('form'),
    packSizes: listed('pack_size', packSizeName),
    sellers: listed('seller'),
    halal: counted('halal'),
    ready: counted('ready'),
    subscribed: counted('subscribed'),
  }
}

/** '0.5 kg' as people read it: '0,5 kg'. */
function packSizeName(size: string): string {
  const [amount = '', ...unit] = size.split(' ')
  return [formatQuantity(amount), ...unit].join(' ')
}

function subscriptionView(status: string | null): Pick<SellerCard, 'subscribed' | 'subscriptionState'> {
  return { subscribed: status === 'active', subscriptionState: status as SubscriptionState | null } // the table allows no other
}
