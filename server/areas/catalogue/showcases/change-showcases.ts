import type { Seller } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditEntry, audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { findShowcases, lockNames } from '../offers/queries-editing.ts'
import { indexProducts } from '../search/queries-indexing.ts'
import {
  deleteShowcase,
  findOwnShowcases,
  findPlaced,
  insertShowcase,
  lockProductsOf,
  moveProductOn,
  orderShowcases,
  type PlacedRow,
  renameShowcase,
  type ShowcaseRow,
  savePlacement,
} from './queries-showcases.ts'

/** @returns the audit entry */
type Change = (tx: Tx, seller: Seller, showcases: readonly ShowcaseRow[]) => Promise<Omit<AuditEntry, 'act'>>

/** Makes a collection behind all others. @throws Refusal showcase_name_taken | showcases_too_many */
export function makeShowcase(deps: Deps, seller: Seller, name: string): Promise<void> {
  return change(deps, seller, 'showcase.make', async (tx, { companyId }, showcases) => {
    if (showcases.length >= MOST.showcases) throw new Refusal('showcases_too_many', { field: 'name' })
    checkName(showcases, name)
    const slug = freeSlug(showcases, name)
    await insertShowcase(tx, companyId, { name, slug })
    return { thing: { id: slug, name }, after: { name } }
  })
}

/**
 * Renames a collection: its address stays, and its products are found by the new name.
 * @throws Refusal showcase_not_found | showcase_name_taken
 */
export function nameShowcase(deps: Deps, seller: Seller, id: string, name: string): Promise<void> {
  return change(deps, seller, 'showcase.name', async (tx, { companyId }, showcases) => {
    const known = findKnown(showcases, id)
    checkName(
      showcases.filter((one) => one.id !== id),
      name,
    )
    const products = await lockProductsOf(tx, companyId, id)
    await renameShowcase(tx, companyId, id, name)
    await indexProducts(tx, products)
    return { thing: { id, name: known.name }, before: { name: known.name }, after: { name } }
  })
}

/**
 * Puts the collections in this order. @throws Refusal showcases_moved_on where they are not exactly those that there
 * are
 */
export function sortShowcases(deps: Deps, seller: Seller, ids: readonly string[]): Promise<void> {
  return change(deps, seller, 'showcase.arrange', async (tx, { companyId }, showcases) => {
    const known = new Set(showcases.map(({ id }) => id))
    const isWhole = ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id))
    if (!isWhole) throw new Refusal('showcases_moved_on', { field: 'ids' })
    await orderShowcases(tx, companyId, ids)
    const before = { showcases: showcases.map(({ name }) => name) }
    const after = { showcases: ids.map((id) => findKnown(showcases, id).name) }
    return { thing: { id: companyId }, before, after }
  })
}

/** Removes a collection; its products stay as they are. @throws Refusal showcase_not_found */
export function removeShowcase(deps: Deps, seller: Seller, id: string): Promise<void> {
  return change(deps, seller, 'showcase.remove', async (tx, { companyId }, showcases) => {
    const { name } = findKnown(showcases, id)
    const products = await lockProductsOf(tx, companyId, id)
    await deleteShowcase(tx, companyId, id)
    await indexProducts(tx, products)
    return { thing: { id, name }, before: { name } }
  })
}

interface Placement {
  showcaseId: string
  productId: number
  placed: boolean
}

/**
 * Puts a product into a collection, or takes it out; concurrent edits of it are refused.
 * @throws Refusal showcase_not_found | product_not_found
 */
export function placeProduct(deps: Deps, seller: Seller, { showcaseId, productId, placed }: Placement): Promise<void> {
  return change(deps, seller, placed ? 'showcase.place' : 'showcase.displace', async (tx, { companyId }, showcases) => {
    const { name } = findKnown(showcases, showcaseId)
    const status = await moveProductOn(tx, companyId, productId)
    if (!status) throw new Refusal('product_not_found', { field: 'productId' })
    await savePlacement(tx, { showcaseId, productId }, placed)
    if (status !== 'draft') await indexProducts(tx, [productId])
    return { thing: { id: showcaseId, name }, after: { product: productId } }
  })
}

/** Serializes changes of a seller's collections and of the products in them. */
function change(deps: Deps, seller: Seller, act: AuditEntry['act'], make: Change): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await lockNames(tx, seller.companyId)
    const entry = await make(tx, seller, await findOwnShowcases(tx, seller.companyId))
    await audit(tx, seller, { act, ...entry }, deps.now())
  })
}

/** @throws Refusal showcase_not_found */
function findKnown(showcases: readonly ShowcaseRow[], id: string): ShowcaseRow {
  const known = showcases.find((one) => one.id === id)
  if (!known) throw new Refusal('showcase_not_found', { field: 'id' })
  return known
}

function checkName(others: readonly ShowcaseRow[], name: string): void {
  const isTaken = others.some((one) => one.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw new Refusal('showcase_name_taken', { field: 'name' })
}

/** The name as a slug; numbered where another collection has it, perhaps by a former name. */
function freeSlug(showcases: readonly ShowcaseRow[], name: string): string {
  const base = slugOf(name) || 'etalase'
  const taken = new Set(showcases.map(({ slug }) => slug))
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}

interface PlacedParams {
  showcaseId: string
  keyword: string | undefined
  page: number
  perPage: number
}

/** The seller's products, those in the collection first. @throws Refusal showcase_not_found */
export async function listPlaced(
  { db }: Deps,
  { companyId }: Seller,
  { showcaseId, keyword, page, perPage }: PlacedParams,
): Promise<{ products: PlacedRow[]; total: number }> {
  const showcases = await findOwnShowcases(db, companyId)
  if (!showcases.some(({ id }) => id === showcaseId)) throw new Refusal('showcase_not_found', { field: 'id' })
  const search = { showcaseId, keyword: keyword || null }
  return findPlaced(db, companyId, search, { limit: perPage, offset: (page - 1) * perPage })
}

/** That the seller has this collection, by its address. @throws Refusal showcase_not_found */
export async function checkShowcase(tx: Tx, { companyId }: Seller, requested: string, field: string): Promise<void> {
  const own = await findShowcases(tx, companyId)
  if (!own.some(({ slug }) => slug === requested)) throw new Refusal('showcase_not_found', { field })
}
