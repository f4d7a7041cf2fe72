import { cart, cartShortcut } from '#domain/cart/codec.ts'
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
      productId: body.produk_id,
      sellerId: body.seller_id,
      units: body.kuantitas_satuan,
      key: body.kunci ?? null,
    })
    return {}
  }),
  route(calls.added, async (deps, buyer, { kunci }) => ({
    data: { ditambahkan: (await findAddition(deps.db, buyer.companyId, kunci)) !== undefined },
  })),
  route(calls.shortcut, async (deps, buyer) => ({
    data: cartShortcut.encode(shortcutView(await showCart(deps, buyer), buyer)),
  })),
  route(calls.count, async (deps, buyer) => ({ data: { total: await countLines(deps.db, buyer.companyId) } })),
  route(calls.list, async (deps, buyer) => ({
    data: cart.encode(cartView(await showCart(deps, buyer), buyer, deps.now())),
  })),
  route(calls.change, async (deps, buyer, body) => {
    await changeCartLine(deps, buyer, { lineId: body.cart_id, units: body.kuantitas_satuan })
    return {}
  }),
  route(calls.remove, async (deps, buyer, body) => {
    await removeCartLine(deps, buyer, body.cart_id)
    return {}
  }),
]
