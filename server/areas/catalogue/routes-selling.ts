import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { priceRequests } from '#domain/catalogue/prices/price-request.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { type Choice, changeMany } from './offers/change-many.ts'
import { changeProductStatus } from './offers/change-product-status.ts'
import { listOwnProducts } from './offers/list-own-products.ts'
import { previewAsOf, previewProduct, previewView } from './offers/preview-product.ts'
import { saveProduct } from './offers/save-product.ts'
import { editorView, showEditor } from './offers/show-editor.ts'
import { showLastAct, undoMany } from './offers/undo-many.ts'
import { arrangePhotos, describePhoto, listPhotos, removePhoto } from './pictures/change-photos.ts'
import { addPhoto, recutPhoto } from './pictures/keep-photo.ts'
import type { PhotoRow } from './pictures/queries-photos.ts'
import { readOwnPhoto } from './pictures/read-photo.ts'
import { decidePrice, listWaitingPrices } from './prices/decide-price.ts'
import { findRoomOfLevels } from './prices/queries-price-lists.ts'
import type { PriceRequestRow } from './prices/queries-price-requests.ts'
import { changeListByPercent, removePriceList, savePriceList } from './prices/save-price-list.ts'
import { removePriceRule, savePriceRule } from './prices/save-price-rule.ts'
import { setPrice } from './prices/set-price.ts'
import { explainPrice, listPriced, showList, showLists, showOwnSteps, showPrices } from './prices/show-prices.ts'
import { listContentsView, listsView, pricedPageView, pricesView } from './views-prices.ts'
import { ownPageView } from './views-selling.ts'

const { editor, save } = contract.editor

export const sellingRoutes: readonly Route[] = [
  // The seller's side of the catalogue [SELLER-1].
  route(contract.selling.ownProducts, async (deps, seller, { status, soldOut, keyword, page, perPage }) => {
    const search = { status, soldOut: soldOut ?? false, keyword, page, perPage }
    return { data: ownPageView(await listOwnProducts(deps, seller, search), seller) }
  }),
  route(contract.selling.withdrawProduct, async (deps, seller, { productId }) => ({
    data: await changeProductStatus(deps, seller, productId, 'withdraw'),
  })),
  route(contract.selling.publishProduct, async (deps, seller, { productId }) => ({
    data: await changeProductStatus(deps, seller, productId, 'publish'),
  })),
  route(editor, async (deps, seller, { id }) => ({
    data: editorView(await showEditor(deps, seller, id ?? null)),
  })),
  route(contract.preview.preview, async (deps, seller, { productId, seenAs: previewAs, customerId }) => {
    const wanted = { productId, previewAs: previewAsOf(previewAs, customerId) }
    return { data: previewView(await previewProduct(deps, seller, wanted)) }
  }),
  route(save, async (deps, seller, { id, photosFrom, version, seenStock, status, ...offer }) => {
    const saved = await saveProduct(deps, seller, {
      id: id ?? null,
      photosFrom: photosFrom ?? null,
      seenVersion: version ?? null,
      expectedStock: seenStock ?? null,
      status,
      offer,
    })
    return { data: saved }
  }),

  // What a seller does to its products in the table itself, one or many [SHOP-2].
  route(contract.bulk.setPrice, async (deps, seller, { productId, version, price }) => {
    const set = await setPrice(deps, seller, { productId, expectedVersion: version, price })
    return { data: { productId, version: set.version, price: set.price, waitsForOwner: set.waits } }
  }),
  route(contract.bulk.changeMany, async (deps, seller, { key, act, choice }) => ({
    data: await changeMany(deps, seller, { key, act, choice: choiceOf(choice) }),
  })),
  route(contract.bulk.lastAct, async (deps, seller) => ({ data: { act: await showLastAct(deps, seller) } })),
  route(contract.bulk.undoMany, async (deps, seller, { actId }) => ({ data: await undoMany(deps, seller, actId) })),

  // The photos of a seller's products [SHOP-2].
  route(contract.photos.photos, async (deps, seller, { productId }) =>
    answer(await listPhotos(deps, seller, productId)),
  ),
  route(contract.photos.addPhoto, async (deps, seller, { productId }, { file }) =>
    answer(await addPhoto(deps, seller, productId, file.content)),
  ),
  route(contract.photos.cutPhoto, async (deps, seller, { id, left, top, width, height }) =>
    answer(await recutPhoto(deps, seller, id, { left, top, width, height })),
  ),
  route(contract.photos.arrangePhotos, async (deps, seller, { productId, ids }) =>
    answer(await arrangePhotos(deps, seller, productId, ids)),
  ),
  route(contract.photos.describePhoto, async (deps, seller, { id, alt }) =>
    answer(await describePhoto(deps, seller, id, alt)),
  ),
  route(contract.photos.removePhoto, async (deps, seller, { id }) => answer(await removePhoto(deps, seller, id))),
  route(contract.photos.photoFile, (deps, seller, { id, form }) => readOwnPhoto(deps, seller, id, form === 'whole')),

  // Prices by quantity, by customer and by day [SHOP-3].
  route(contract.prices.ownSteps, async (deps, buyer, { productId }) => ({
    data: { steps: await showOwnSteps(deps, buyer, productId) },
  })),
  route(contract.prices.pricedProducts, async (deps, seller, { keyword, page, perPage }) => {
    const search = { keyword: keyword || null, page, perPage }
    return { data: pricedPageView(await listPriced(deps, seller, search)) }
  }),
  route(contract.prices.detail, async (deps, seller, { productId }) => ({
    data: pricesView(await showPrices(deps, seller, productId)),
  })),
  route(contract.prices.saveRule, async (deps, seller, body) => {
    const waits = await savePriceRule(deps, seller, {
      ruleId: body.ruleId ?? null,
      productId: body.productId,
      expectedVersion: body.version,
      level: body.level ?? null,
      listId: body.listId ?? null,
      from: body.from,
      amount: body.amount,
      firstDay: body.firstDay ?? businessDay(deps.now()),
      lastDay: body.lastDay,
    })
    return { data: { waitsForOwner: waits } }
  }),
  route(contract.prices.removeRule, async (deps, seller, { ruleId, productId, version }) => {
    await removePriceRule(deps, seller, { ruleId, productId, expectedVersion: version })
    return {}
  }),
  route(contract.prices.why, async (deps, seller, { productId, customerId }) => {
    const wanted = { productId, customerId }
    return { data: { steps: await explainPrice(deps, seller, wanted) } }
  }),
  route(contract.prices.lists, async (deps, seller) => ({ data: listsView(await showLists(deps, seller)) })),
  route(contract.prices.levelRooms, async (deps, { companyId }) => ({
    data: await findRoomOfLevels(deps.db, companyId),
  })),
  route(contract.prices.list, async (deps, seller, { id, after }) => ({
    data: listContentsView(await showList(deps, seller, id, after ?? null)),
  })),
  route(contract.prices.saveList, async (deps, seller, body) => {
    const id = await savePriceList(deps, seller, {
      id: body.id ?? null,
      expectedVersion: body.version ?? null,
      customerId: body.customerId,
      name: body.name,
      firstDay: body.firstDay,
      lastDay: body.lastDay,
      copyOf: body.copyOf ?? null,
      copyLevel: body.copyOfLevel ?? null,
      percent: body.percent ?? null,
    })
    return { data: { id } }
  }),
  route(contract.prices.changeByPercent, async (deps, seller, { id, version, percent }) => {
    await changeListByPercent(deps, seller, { id, expectedVersion: version }, percent)
    return {}
  }),
  route(contract.prices.removeList, async (deps, seller, { id, version }) => {
    await removePriceList(deps, seller, { id, expectedVersion: version })
    return {}
  }),

  // Prices below what sales may give, which wait for the owner [SHOP-7].
  route(contract.priceRequests.waiting, async (deps, seller) => ({
    data: (await listWaitingPrices(deps, seller)).map((row) => requestView(row, seller)),
  })),
  route(contract.priceRequests.approve, async (deps, owner, { id, version: seenVersion }) => {
    await decidePrice(deps, owner, { id, expectedVersion: seenVersion, act: 'approve' })
    return {}
  }),
  route(contract.priceRequests.refuse, async (deps, owner, { id, version: seenVersion, reason }) => {
    await decidePrice(deps, owner, { id, expectedVersion: seenVersion, act: 'refuse', reason })
    return {}
  }),
  route(contract.priceRequests.withdraw, async (deps, seller, { id, version: seenVersion }) => {
    await decidePrice(deps, seller, { id, expectedVersion: seenVersion, act: 'withdraw' })
    return {}
  }),
]

function choiceOf(sent: ReadBodyOf<typeof contract.bulk.changeMany>['choice']): Choice {
  if (sent.kind === 'products') return { products: sent.products }
  const { status = null, soldOut = false, keyword, count } = sent
  return { filter: { status, soldOut, keyword: keyword || null }, count }
}

function answer(photos: readonly PhotoRow[]) {
  return { data: [...photos] }
}

function requestView(row: PriceRequestRow, seller: Seller) {
  return { ...row, requestedAt: row.requestedAt.toISOString(), can: priceRequests.can(row, seller) }
}
