import { isBuyer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listFeatured } from './list-featured.ts'
import { type ListWishes, listFacets, listProducts } from './list-products.ts'
import { countCategories } from './queries-sellers.ts'
import { listRelated, showProduct } from './show-product.ts'
import { listSellers, showSeller } from './show-sellers.ts'
import { suggestProducts } from './suggest-products.ts'
import { category, facetLists, productCard, productDetail, sellerCard, sellerDetail, suggestion } from './views.ts'

const calls = contract.catalogue

export const catalogueRoutes: Route[] = [
  route(calls.products, async (deps, viewer, body) => {
    const { halaman, per_halaman, urut = 'sesuai' } = body
    const page = { sort: urut, page: halaman, size: per_halaman }
    const { products, total } = await listProducts(deps, viewer, wishesOf(body), page)
    return { data: { produk: products.map(productCard), total, halaman, per_halaman } }
  }),
  route(calls.productFacets, async (deps, viewer, body) => {
    const facets = await listFacets(deps, viewer, wishesOf(body))
    const { subscribed, ...lists } = facetLists(facets)
    return { data: { ...lists, langganan: isBuyer(viewer) ? subscribed : null } }
  }),
  route(calls.product, async (deps, viewer, { produk_id, produk_id_url }) => ({
    data: productDetail(await showProduct(deps, viewer, { id: produk_id, code: produk_id_url })),
  })),
  route(calls.related, async (deps, viewer, { produk_id }) => ({
    data: (await listRelated(deps, viewer, produk_id)).map(productCard),
  })),
  route(calls.featured, async (deps, viewer, { kategori }) => ({
    data: (await listFeatured(deps, viewer, kategori)).map(productCard),
  })),
  route(calls.categories, async (deps) => ({ data: (await countCategories(deps.db)).map(category) })),
  route(calls.suggestions, async (deps, viewer, { keyword, seller_id }) => ({
    data: (await suggestProducts(deps, viewer, keyword, seller_id ?? undefined)).map(suggestion),
  })),
  route(calls.sellers, async (deps, viewer, { keyword, tipe_seller, kategori, halaman, per_halaman }) => {
    const wishes = { keyword, sellerType: tipe_seller, categoryId: kategori, page: halaman, size: per_halaman }
    const { sellers, total } = await listSellers(deps, viewer, wishes)
    return { data: { seller: sellers.map(sellerCard), total } }
  }),
  route(calls.seller, async (deps, viewer, { seller_username }) => ({
    data: sellerDetail(await showSeller(deps, viewer, seller_username)),
  })),
]

type ListBody = Pick<
  (typeof calls.productFacets.body)['_output'],
  'kategori' | 'tipe_seller' | 'seller' | 'etalase' | 'keyword' | 'grade' | 'langganan'
>

function wishesOf(body: ListBody): ListWishes {
  return {
    keyword: body.keyword,
    filters: {
      categoryId: body.kategori,
      sellerType: body.tipe_seller,
      sellerUsername: body.seller,
      showcase: body.etalase,
      grade: body.grade,
      subscribed: body.langganan,
    },
  }
}
