import { isBuyer } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { productCard, productDetail } from '#domain/catalogue/codec.ts'
import { category, facets, productPage, sellerDetail, sellerPage, suggestions } from '#domain/catalogue/codec-lists.ts'
import { withdrawnProduct } from '#domain/catalogue/codec-withdrawn.ts'
import { productSort } from '#domain/catalogue/product-sort.ts'
import { mendedSearchSentence } from '#domain/catalogue/search/mended-search.ts'
import { sellerType } from '#domain/catalogue/seller-type.ts'
import { list } from '#domain/codec.ts'
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
const cards = list(productCard)

export const catalogueRoutes: Route[] = [
  route(calls.products, async (deps, viewer, body, { request, afterwards }) => {
    const { halaman, per_halaman, urut } = body
    const page = { sort: urut ? productSort.decode(urut) : 'relevance', page: halaman, size: per_halaman }
    const asker = { viewer, network: networkOf(request.ip), afterwards }
    const { products, ...found } = await listProducts(deps, asker, wishesOf(body), page)
    const stocks = body.stok ? await stocksSeenBy(deps.db, viewer, products) : []
    return {
      data: productPage.encode({ ...found, products: products.map(cardView), perPage: per_halaman, stocks }),
    }
  }),
  route(calls.productFacets, async (deps, viewer, body) => {
    const found = facetsView(await listFacets(deps, viewer, wishesOf(body)))
    return { data: facets.encode({ ...found, subscribed: isBuyer(viewer) ? found.subscribed : null }) }
  }),
  route(calls.product, async (deps, viewer, { produk_id, produk_id_url }) => ({
    data: productDetail.encode(detailView(await showProduct(deps, viewer, { id: produk_id, code: produk_id_url }))),
  })),
  route(calls.withdrawnProduct, async (deps, _viewer, { produk_id, produk_id_url }) => ({
    data: withdrawnProduct.encode(withdrawnView(await showWithdrawn(deps, { id: produk_id, code: produk_id_url }))),
  })),
  route(calls.cards, async (deps, viewer, { produk_id }) => ({
    data: cards.encode((await findCards(deps.db, viewer, produk_id)).map(cardView)),
  })),
  route(calls.related, async (deps, viewer, { produk_id }) => ({
    data: cards.encode((await listRelated(deps, viewer, produk_id)).map(cardView)),
  })),
  route(calls.featured, async (deps, viewer, { kategori }) => ({
    data: cards.encode((await listFeatured(deps, viewer, kategori)).map(cardView)),
  })),
  route(calls.categories, async (deps) => ({ data: list(category).encode(await countCategories(deps.db)) })),
  route(calls.suggestions, async (deps, viewer, { keyword, seller_id }) => {
    const { materials, products, searchedFor, nearest } = await suggest(deps, viewer, keyword, seller_id ?? undefined)
    return suggestions.encode({
      materials,
      nearest,
      products: products.map(cardView),
      note: searchedFor && mendedSearchSentence(searchedFor),
    })
  }),
  route(calls.sellers, async (deps, viewer, { keyword, tipe_seller, kategori, halaman, per_halaman }) => {
    const wishes = {
      keyword,
      sellerType: tipe_seller && sellerType.decode(tipe_seller),
      categoryId: kategori,
      page: halaman,
      size: per_halaman,
    }
    const { sellers, total } = await listSellers(deps, viewer, wishes)
    return { data: sellerPage.encode({ sellers: sellers.map(sellerView), total }) }
  }),
  route(calls.seller, async (deps, viewer, { seller_username, seller_id }) => ({
    data: sellerDetail.encode(
      sellerDetailView(await showSeller(deps, viewer, { username: seller_username, id: seller_id })),
    ),
  })),
]

function wishesOf(body: ReadBodyOf<typeof calls.productFacets>): ListWishes {
  return {
    keyword: body.keyword,
    filters: {
      categoryId: body.kategori,
      sellerType: body.tipe_seller && sellerType.decode(body.tipe_seller),
      sellerUsernames: listed(body.seller),
      showcase: body.etalase,
      grades: listed(body.grade),
      origins: listed(body.asal),
      functions: listed(body.fungsi),
      forms: listed(body.bentuk),
      packSizes: listed(body.ukuran),
      halal: body.halal,
      available: body.siap,
      subscribed: body.langganan,
    },
  }
}
