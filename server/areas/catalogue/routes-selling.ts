import { productPreview } from '#domain/catalogue/codec-preview.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeProductStatus } from './offers/change-product-status.ts'
import { listOwnProducts } from './offers/list-own-products.ts'
import { previewProduct, seenAsOf } from './offers/preview-product.ts'
import { saveProduct } from './offers/save-product.ts'
import { showEditor } from './offers/show-editor.ts'
import { editorView } from './views-editor.ts'
import { previewView } from './views-preview.ts'
import { ownPageView } from './views-selling.ts'

const calls = contract.selling
const { editor, save } = contract.editor

/** The seller's side of the catalogue [SELLER-1]. */
export const sellingRoutes: Route[] = [
  route(calls.ownProducts, async (deps, seller, { status, soldOut, keyword, page, perPage }) => {
    const search = { status, soldOut: soldOut ?? false, keyword, page, perPage }
    return { data: ownPageView(await listOwnProducts(deps, seller, search), seller) }
  }),
  route(calls.withdrawProduct, async (deps, seller, { productId }) => ({
    data: await changeProductStatus(deps, seller, productId, 'withdraw'),
  })),
  route(calls.publishProduct, async (deps, seller, { productId }) => ({
    data: await changeProductStatus(deps, seller, productId, 'publish'),
  })),
  route(editor, async (deps, seller, { id }) => ({
    data: editorView(await showEditor(deps, seller, id ?? null)),
  })),
  route(contract.preview.preview, async (deps, seller, { produk_id: productId, sebagai, pelanggan_id }) => {
    const wanted = { productId, seenAs: seenAsOf(sebagai, pelanggan_id) }
    return { data: productPreview.encode(previewView(await previewProduct(deps, seller, wanted))) }
  }),
  route(save, async (deps, seller, { id, photosFrom, version, seenStock, status, ...offer }) => {
    const saved = await saveProduct(deps, seller, {
      id: id ?? null,
      photosFrom: photosFrom ?? null,
      seenVersion: version ?? null,
      seenStock: seenStock ?? null,
      status,
      offer,
    })
    return { data: saved }
  }),
]
