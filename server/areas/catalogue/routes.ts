import { isBuyer, type Seller } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { functionsNamed } from '#domain/catalogue/search/functions-named.ts'
import { mendedSearchSentence } from '#domain/catalogue/search/mended-search.ts'
import { contract } from '#domain/contract.ts'
import { englishNames } from '#domain/field-names.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/network.ts'
import {
  type ListWishes,
  listed,
  listFacets,
  listFeatured,
  listFeaturedMaterials,
  listProducts,
} from './list/list-products.ts'
import { findCards } from './list/queries-cards.ts'
import { findCasNumbers } from './pages/queries-offered.ts'
import { countCategories } from './pages/queries-sellers.ts'
import { findMaterials, listNames, listOffers, showMaterial } from './pages/show-material.ts'
import { listRelated, showProduct, showWithdrawn } from './pages/show-product.ts'
import { listSellers, showSeller } from './pages/show-sellers.ts'
import { reportEmptySearches } from './search/empty-searches.ts'
import { suggest } from './search/suggest.ts'
import {
  listPlaced,
  makeShowcase,
  nameShowcase,
  placeProduct,
  removeShowcase,
  sortShowcases,
} from './showcases/change-showcases.ts'
import { findOwnShowcases } from './showcases/queries-showcases.ts'
import { stocksVisibleTo } from './stock/queries-stocks.ts'
import { cardView, detailView, facetsView, sellerDetailView, sellerView, withdrawnView } from './views.ts'
import { choicesView, materialView, offerView, summaryView } from './views-materials.ts'

export const catalogueRoutes: readonly Route[] = [
  route(contract.catalogue.products, async (deps, viewer, body, { request, afterResponse }) => {
    const { page, perPage, sort = 'relevance' } = body
    const asker = { viewer, network: networkOf(request.ip), afterResponse }
    const { products, ...found } = await listProducts(deps, asker, wishesOf(body), { sort, page, size: perPage })
    const stocks = body.stock ? await stocksVisibleTo(deps.db, viewer, products) : []
    const casNumbers = body.casNumbers ? await findCasNumbers(deps.db, products) : []
    return { data: { ...found, products: products.map(cardView), perPage, stocks, casNumbers } }
  }),
  route(contract.catalogue.productFacets, async (deps, viewer, body) => {
    const found = facetsView(await listFacets(deps, viewer, wishesOf(body)))
    const functions = found.functions.map(({ value }) => value)
    const searchedFunctions = functionsNamed(body.keyword ?? '', functions)
    return { data: { ...found, searchedFunctions, subscribed: isBuyer(viewer) ? found.subscribed : null } }
  }),
  route(contract.catalogue.product, async (deps, viewer, { id, code }) => ({
    data: detailView(await showProduct(deps, viewer, { id, code })),
  })),
  route(contract.catalogue.withdrawnProduct, async (deps, _viewer, { id, code }) => ({
    data: withdrawnView(await showWithdrawn(deps, { id, code })),
  })),
  route(contract.catalogue.cards, async (deps, viewer, { ids }) => ({
    data: (await findCards(deps.db, viewer, ids)).map(cardView),
  })),
  route(contract.catalogue.related, async (deps, viewer, { productId }) => ({
    data: (await listRelated(deps, viewer, productId)).map(cardView),
  })),
  route(contract.catalogue.featured, async (deps, viewer, { category }) => ({
    data: (await listFeatured(deps, viewer, category)).map(cardView),
  })),
  route(contract.catalogue.categories, async (deps) => ({ data: await countCategories(deps.db) })),
  route(contract.catalogue.suggestions, async (deps, viewer, { keyword, sellerId }) => {
    const { materials, products, searchedFor, nearest } = await suggest(deps, viewer, keyword, sellerId ?? undefined)
    return {
      data: products.map(cardView),
      materials,
      nearest,
      ...(searchedFor && { status_detail: { status_message: mendedSearchSentence(searchedFor) } }),
    }
  }),
  route(contract.catalogue.sellers, async (deps, viewer, { category, usernames, perPage, ...rest }) => {
    const wishes = { ...rest, categoryId: category, usernames: listed(usernames), size: perPage }
    const { sellers, total } = await listSellers(deps, viewer, wishes)
    return { data: { sellers: sellers.map(sellerView), total } }
  }),
  route(contract.catalogue.seller, async (deps, viewer, { username, id }) => ({
    data: sellerDetailView(await showSeller(deps, viewer, { username, id })),
  })),

  // A material, and the offers of it [MAT-2].
  route(contract.materials.material, async (deps, viewer, { slug }) => ({
    data: materialView(viewer, await showMaterial(deps, viewer, slug)),
  })),
  route(
    contract.materials.offers,
    async (deps, viewer, { slug, grades, origins, packs, ready, subscribed, sort, ...rest }) => {
      const { offers, choices, ...found } = await listOffers(deps, viewer, slug, {
        grades: listed(grades),
        origins: listed(origins),
        packs: listed(packs),
        available: ready,
        subscribed,
        sort: sort ?? 'relevance',
        page: rest.page,
        size: rest.perPage,
      })
      return { data: { ...found, offers: offers.map(offerView), choices: choicesView(choices) } }
    },
  ),
  route(contract.materials.found, async (deps, viewer, { keyword, perPage }) => {
    const found = await findMaterials(deps, viewer, keyword, perPage)
    return { data: { materials: found.map((row) => summaryView(viewer, row)), total: found[0]?.total ?? 0 } }
  }),
  route(contract.materials.names, async (deps, _anybody, _body, { reply }) => {
    // two sets of field names under one address
    reply.header('cache-control', 'public, max-age=600').header('vary', Object.keys(englishNames).join())
    return { data: await listNames(deps) }
  }),
  route(contract.materials.featuredMaterials, async (deps, viewer, { username }) => ({
    data: await listFeaturedMaterials(deps, viewer, username),
  })),

  // The seller's collections [SHOP-8].
  route(contract.showcases.list, answer),
  route(contract.showcases.save, async (deps, seller, { id, name }) => {
    await (id === undefined ? makeShowcase(deps, seller, name) : nameShowcase(deps, seller, id, name))
    return answer(deps, seller)
  }),
  route(contract.showcases.order, async (deps, seller, { ids }) => {
    await sortShowcases(deps, seller, ids)
    return answer(deps, seller)
  }),
  route(contract.showcases.remove, async (deps, seller, { id }) => {
    await removeShowcase(deps, seller, id)
    return answer(deps, seller)
  }),
  route(contract.showcases.products, async (deps, seller, { id: showcaseId, keyword, page, perPage }) => ({
    data: await listPlaced(deps, seller, { showcaseId, keyword, page, perPage }),
  })),
  route(contract.showcases.place, async (deps, seller, { id: showcaseId, productId, placed }) => {
    await placeProduct(deps, seller, { showcaseId, productId, placed })
    return answer(deps, seller)
  }),

  // What people searched for in vain [MAT-4].
  route(contract.emptySearches.report, async (deps, administrator, { from, until }) => ({
    data: await reportEmptySearches(deps, administrator, { from, until }),
  })),
  route(contract.emptySearches.ofSeller, async (deps, seller, { from, until }) => ({
    data: await reportEmptySearches(deps, seller, { from, until }),
  })),
]

function wishesOf(body: ReadBodyOf<typeof contract.catalogue.productFacets>): ListWishes {
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

async function answer({ db }: Deps, seller: Seller) {
  return { data: await findOwnShowcases(db, seller.companyId) }
}
