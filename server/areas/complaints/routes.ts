import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { askLook } from './ask-look.ts'
import { reportProduct } from './report-product.ts'

const calls = contract.complaints

/** Reports of products, and what a seller does about one that was taken off sale [ADM-3]. */
export const complaintRoutes: Route[] = [
  route(calls.complain, async (deps, member, { productId, reason, text: said }) => {
    await reportProduct(deps, member, { productId, reason, said })
    return {}
  }),
  route(calls.askLook, async (deps, seller, { productId, version, note }) => {
    await askLook(deps, seller, { productId, version }, note)
    return {}
  }),
]
