import { contract } from '#domain/contract.ts'
import { heldCategories } from '#domain/materials/codec-categories.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { writeCategory } from './keep-categories.ts'
import { findHeldCategories } from './queries-categories.ts'

const calls = contract.categories

/** What the home page says of the categories, as administrators keep it [ADM-4]. */
export const categoryRoutes: readonly Route[] = [
  route(calls.list, async ({ db }) => ({ data: heldCategories.encode(await findHeldCategories(db)) })),
  route(calls.save, async (deps, administrator, { kategori_id: id, versi: revision, teks }) => ({
    data: heldCategories.encode(await writeCategory(deps, administrator, { id, revision }, teks)),
  })),
]
