import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { arrangePhotos, describePhoto, listPhotos, removePhoto } from './pictures/change-photos.ts'
import { addPhoto, recutPhoto } from './pictures/keep-photo.ts'
import type { PhotoRow } from './pictures/queries-photos.ts'
import { readOwnPhoto } from './pictures/read-photo.ts'

const calls = contract.photos

/** The photos of a seller's products [SHOP-2]. */
export const photoRoutes: Route[] = [
  route(calls.photos, async (deps, seller, { productId }) => answer(await listPhotos(deps, seller, productId))),
  route(calls.addPhoto, async (deps, seller, { productId }, { file }) =>
    answer(await addPhoto(deps, seller, productId, file.content)),
  ),
  route(calls.cutPhoto, async (deps, seller, { id, left, top, width, height }) =>
    answer(await recutPhoto(deps, seller, id, { left, top, width, height })),
  ),
  route(calls.arrangePhotos, async (deps, seller, { productId, ids }) =>
    answer(await arrangePhotos(deps, seller, productId, ids)),
  ),
  route(calls.describePhoto, async (deps, seller, { id, alt }) => answer(await describePhoto(deps, seller, id, alt))),
  route(calls.removePhoto, async (deps, seller, { id }) => answer(await removePhoto(deps, seller, id))),
  route(calls.photoFile, (deps, seller, { id, form }) => readOwnPhoto(deps, seller, id, form === 'whole')),
]

function answer(photos: readonly PhotoRow[]) {
  return { data: [...photos] }
}
