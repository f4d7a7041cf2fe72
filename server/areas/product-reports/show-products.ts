import type { Administrator, Seller } from '#domain/accounts/actor.ts'
import type { ProductBan } from '#domain/catalogue/contract-selling.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { productCode } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import { type Allowed, no, yes } from '#domain/machine.ts'
import { bans } from '#domain/product-reports/ban.ts'
import type { OverseenProduct, ReportedProduct, ReviewedBan } from '#domain/product-reports/contract-admin.ts'
import { complaints as complaintTable } from '#domain/product-reports/report.ts'
import { Refusal } from '#domain/refusal.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { findReports } from './queries.ts'
import { findBans, type StoredBan } from './queries-bans.ts'
import {
  countWaiting,
  findActsOn,
  findProduct,
  findProducts,
  type OverseenRow,
  type ProductWish,
} from './queries-products.ts'

/** Products from one on, and how many wait for a decision [ADM-3]. */
export async function listProducts(
  { db }: Deps,
  { perPage, ...wish }: Omit<ProductWish, 'limit'> & { perPage: number },
) {
  const rows = await findProducts(db, { ...wish, limit: perPage + 1 })
  const products = rows.slice(0, perPage)
  const next = rows.length > perPage ? (products.at(-1)?.id ?? null) : null
  return { products, next, counts: await countWaiting(db, wish) }
}

type ShownProduct = Awaited<ReturnType<typeof showProduct>>

/** A product with its reports and decisions [ADM-3]. @throws Refusal product_not_found */
export async function showProduct({ db }: Deps, productId: number) {
  const product = await findProduct(db, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'productId' })
  const [ban] = await findBans(db, [productId])
  return {
    product,
    complaints: await findReports(db, productId, MOST.complaintsShown),
    ban: ban ?? null,
    acts: await findActsOn(db, productId),
  }
}

/** The products of a seller that are off sale, as it sees them: why, and whether it may ask for another look [ADM-3]. */
export async function findBansForSeller(
  db: Db | Tx,
  { seller, productIds }: { seller: Seller; productIds: readonly number[] },
): Promise<Map<number, ProductBan>> {
  const found = await findBans(db, productIds)
  return new Map(
    found.map((ban) => {
      const { version, reason, state, requestedAt } = ban
      const can = { ask: bans.may(ban, 'ask', seller) }
      return [
        ban.productId,
        { version, reason, requestedAt: state === 'asked' ? (requestedAt?.toISOString() ?? null) : null, can },
      ]
    }),
  )
}

export function overseenView({ pictureVersion, coverPhoto, requestedAt, ...row }: OverseenRow): OverseenProduct {
  const picture = pictureUrl(row.id, { pictureVersion, coverPhoto })
  return { ...row, picture, requestedAt: requestedAt?.toISOString() ?? null }
}

export function productReviewView(shown: ShownProduct, administrator: Administrator): ReportedProduct {
  const { pictureVersion, coverPhoto, ...product } = shown.product
  const open = shown.complaints.some(({ state }) => state === 'open')
  return {
    ...product,
    code: productCode(product.id),
    picture: pictureUrl(product.id, { pictureVersion, coverPhoto }),
    complaints: shown.complaints.map(({ at, said, ...one }) => ({ ...one, text: said, at: at.toISOString() })),
    ban: shown.ban && banView(shown.ban, administrator),
    history: shown.acts.map(({ at, act, by, after }) => {
      const reason = after?.reason
      return { at: at.toISOString(), act, by, reason: typeof reason === 'string' ? reason : null }
    }),
    can: {
      ban: mayBan(shown.ban, administrator),
      dismiss: complaintTable.may({ state: open ? 'open' : 'dismissed' }, 'dismiss', administrator),
    },
  }
}

function mayBan(ban: StoredBan | null, administrator: Administrator): Allowed {
  if (!mayDo(administrator, 'products.oversee')) return no(ROLE_FORBIDS)
  return ban ? no('Produk ini sudah diturunkan.') : yes
}

function banView(ban: StoredBan, administrator: Administrator): ReviewedBan {
  const { version, reason, since, state, requestedAt, note } = ban
  const { lift, keep } = bans.can(ban, administrator)
  const isRequested = state === 'asked'
  return {
    version,
    reason,
    since: since.toISOString(),
    requestedAt: isRequested ? (requestedAt?.toISOString() ?? null) : null,
    note: isRequested ? note : null,
    can: { lift, keep },
  }
}
