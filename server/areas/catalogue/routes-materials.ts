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
    data: materialView(viewer, await showMaterial(deps, viewer, slug)),
  })),
  route(calls.offers, async (deps, viewer, { slug, grades, origins, packs, ready, subscribed, sort, ...rest }) => {
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
  }),
  route(calls.featuredMaterials, async (deps, viewer, { username }) => ({
    data: await listFeaturedMaterials(deps, viewer, username),
  })),
]
