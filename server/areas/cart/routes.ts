import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addToCart } from './add-to-cart.ts'
import { changeCartLine, removeCartLine } from './change-cart-line.ts'
import { countLines } from './queries.ts'
import { findAddition } from './queries-additions.ts'
import { showCart } from './show-cart.ts'
import { cartView, shortcutView } from './views.ts'

const calls = contract.cart

export const cartRoutes: Route[] = [
  route(calls.add, async (deps, buyer, body) => {
    await addToCart(deps, buyer, {
      productId: body.productId,
      sellerId: body.sellerId,
      units: body.units,
      key: body.key ?? null,
    })
    return {}
  }),
  route(calls.added, async (deps, buyer, { key }) => ({
    data: { added: (await findAddition(deps.db, buyer.companyId, key)) !== undefined },
  })),
  route(calls.shortcut, async (deps, buyer) => ({
    data: shortcutView(await showCart(deps, buyer), buyer),
  })),
  route(calls.count, async (deps, buyer) => ({ data: { total: await countLines(deps.db, buyer.companyId) } })),
  route(calls.list, async (deps, buyer) => ({
    data: cartView(await showCart(deps, buyer), buyer, deps.now()),
  })),
  route(calls.change, async (deps, buyer, body) => {
    await changeCartLine(deps, buyer, { lineId: body.id, units: body.units })
    return {}
  }),
  route(calls.remove, async (deps, buyer, body) => {
    await removeCartLine(deps, buyer, body.id)
    return {}
  }),
]
