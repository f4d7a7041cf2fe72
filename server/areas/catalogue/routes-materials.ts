import { featuredMaterial, material, offerPage } from '#domain/catalogue/codec-materials.ts'
import { productSort } from '#domain/catalogue/product-sort.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listFeaturedMaterials } from './list/list-featured.ts'
import { listed } from './list/listed.ts'
import { listOffers, showMaterial } from './pages/show-material.ts'
import { choicesView, materialView, offerView } from './views-materials.ts'

const calls = contract.materials

/** A material, and the offers of it [MAT-2]. */
export const offerRoutes: Route[] = [
  route(calls.material, async (deps, viewer, { slug }) => ({
    data: material.encode(materialView(viewer, await showMaterial(deps, viewer, slug))),
  })),
  route(calls.offers, async (deps, viewer, { slug, grade, asal, kemasan, siap, langganan, urut, ...rest }) => {
    const { offers, choices, ...found } = await listOffers(deps, viewer, slug, {
      grades: listed(grade),
      origins: listed(asal),
      packs: listed(kemasan),
      available: siap,
      subscribed: langganan,
      sort: urut ? productSort.decode(urut) : 'relevance',
      page: rest.halaman,
      size: rest.per_halaman,
    })
    return { data: offerPage.encode({ ...found, offers: offers.map(offerView), choices: choicesView(choices) }) }
  }),
  route(calls.featuredMaterials, async (deps, viewer, { seller_username: username }) => ({
    data: list(featuredMaterial).encode(await listFeaturedMaterials(deps, viewer, username)),
  })),
]
