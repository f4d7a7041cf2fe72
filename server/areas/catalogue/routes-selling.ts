import { productStatus } from '#domain/catalogue/codec.ts'
import { offerEditor, savedOffer, writtenOffer } from '#domain/catalogue/codec-editor.ts'
import { productPreview } from '#domain/catalogue/codec-preview.ts'
import { statusChange } from '#domain/catalogue/codec-selling.ts'
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
  route(calls.ownProducts, async (deps, seller, { status: word, habis, keyword, halaman, per_halaman }) => {
    const status = word && productStatus.decode(word)
    const search = { status, soldOut: habis ?? false, keyword, page: halaman, perPage: per_halaman }
    return { data: ownPageView(await listOwnProducts(deps, seller, search), seller) }
  }),
  route(calls.withdrawProduct, async (deps, seller, { produk_id }) => ({
    data: statusChange.encode(await changeProductStatus(deps, seller, produk_id, 'withdraw')),
  })),
  route(calls.publishProduct, async (deps, seller, { produk_id }) => ({
    data: statusChange.encode(await changeProductStatus(deps, seller, produk_id, 'publish')),
  })),
  route(editor, async (deps, seller, { produk_id }) => ({
    data: offerEditor.encode(editorView(await showEditor(deps, seller, produk_id ?? null))),
  })),
  route(contract.preview.preview, async (deps, seller, { produk_id, sebagai, pelanggan_id }) => {
    const wanted = { productId: produk_id, seenAs: seenAsOf(sebagai, pelanggan_id) }
    return { data: productPreview.encode(previewView(await previewProduct(deps, seller, wanted))) }
  }),
  route(save, async (deps, seller, { produk_id, foto_dari, versi, stok_semula, status, ...offer }) => {
    const saved = await saveProduct(deps, seller, {
      id: produk_id ?? null,
      photosFrom: foto_dari ?? null,
      seenVersion: versi ?? null,
      seenStock: stok_semula ?? null,
      status: productStatus.decode(status),
      offer: writtenOffer.decode(offer),
    })
    return { data: savedOffer.encode(saved) }
  }),
]
