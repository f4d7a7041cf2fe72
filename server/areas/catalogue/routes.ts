import { isBuyer } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { mendedSearchSentence } from '#domain/catalogue/search/mended-search.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/network.ts'
import { listFeatured } from './list/list-featured.ts'
import { type ListWishes, listFacets, listProducts } from './list/list-products.ts'
import { listed } from './list/listed.ts'
import { findCards } from './list/queries-chosen.ts'
import { countCategories } from './pages/queries-sellers.ts'
import { listRelated, showProduct, showWithdrawn } from './pages/show-product.ts'
import { listSellers, showSeller } from './pages/show-sellers.ts'
import { suggest } from './search/suggest.ts'
import { stocksSeenBy } from './stock/queries-stocks.ts'
import { cardView, detailView, facetsView, sellerDetailView, sellerView, withdrawnView } from './views.ts'

const calls = contract.catalogue

export const catalogueRoutes: Route[] = [
  route(calls.products, async (deps, viewer, body, { request, afterwards }) => {
    const { page, perPage, sort = 'relevance' } = body
    const asker = { viewer, network: networkOf(request.ip), afterwards }
    const { products, ...found } = await listProducts(deps, asker, wishesOf(body), { sort, page, size: perPage })
    const stocks = body.stock ? await stocksSeenBy(deps.db, viewer, products) : []
    return { data: { ...found, products: products.map(cardView), perPage, stocks } }
  }),
  route(calls.productFacets, async (deps, viewer, body) => {
    const found = facetsView(await listFacets(deps, viewer, wishesOf(body)))
    return { data: { ...found, subscribed: isBuyer(viewer) ? found.subscribed : null } }
  }),
  route(calls.product, async (deps, viewer, { id, code }) => ({
    data: detailView(await showProduct(deps, viewer, { id, code })),
  })),
  route(calls.withdrawnProduct, async (deps, _viewer, { id, code }) => ({
    data: withdrawnView(await showWithdrawn(deps, { id, code })),
  })),
  route(calls.cards, async (deps, viewer, { ids }) => ({
    data: (await findCards(deps.db, viewer, ids)).map(cardView),
  })),
  route(calls.related, async (deps, viewer, { productId }) => ({
    data: (await listRelated(deps, viewer, productId)).map(cardView),
  })),
  route(calls.featured, async (deps, viewer, { category }) => ({
    data: (await listFeatured(deps, viewer, category)).map(cardView),
  })),
  route(calls.categories, async (deps) => ({ data: await countCategories(deps.db) })),
  route(calls.suggestions, async (deps, viewer, { keyword, sellerId }) => {
    const { materials, products, searchedFor, nearest } = await suggest(deps, viewer, keyword, sellerId ?? undefined)
    return {
      data: products.map(cardView),
      materials,
      nearest,
      ...(searchedFor && { status_detail: { status_message: mendedSearchSentence(searchedFor) } }),
    }
  }),
  route(calls.sellers, async (deps, viewer, { keyword, sellerType, category, page, perPage }) => {
    const wishes = {
      keyword,
      sellerType,
      categoryId: category,
      page,
      size: perPage,
    }
    const { sellers, total } = await listSellers(deps, viewer, wishes)
    return { data: { sellers: sellers.map(sellerView), total } }
  }),
  route(calls.seller, async (deps, viewer, { username, id }) => ({
    data: sellerDetailView(await showSeller(deps, viewer, { username, id })),
  })),
]

function wishesOf(body: ReadBodyOf<typeof calls.productFacets>): ListWishes {
  return {
    keyword: body.keyword,
    filters: {
      categoryId: body.category,
      sellerType: body.sellerType,
      sellerUsernames: listed(body.sellers),
      showcase: body.showcase,
      grades: listed(body.grades),
      origins: listed(body.origins),
      functions: listed(body.functions),
      forms: listed(body.forms),
      packSizes: listed(body.packSizes),
      halal: body.halal,
      available: body.ready,
      subscribed: body.subscribed,
    },
  }
}
