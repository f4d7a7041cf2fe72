import { shop } from '#domain/companies/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeAbout } from './change-shop.ts'
import { findShop } from './queries-shops.ts'

const calls = contract.shop

/** What a seller shows of itself, for its owner [SHOP-8]. */
export const shopRoutes: Route[] = [
  route(calls.own, async ({ db }, { companyId }) => ({ data: shop.encode(await findShop(db, companyId)) })),
  route(calls.change, async (deps, seller, { tentang, semula }) => {
    await changeAbout(deps, seller, tentang, semula)
    return { data: shop.encode(await findShop(deps.db, seller.companyId)) }
  }),
]
