import { ownPhoto } from '#domain/catalogue/codec-photos.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { arrangePhotos, describePhoto, listPhotos, removePhoto } from './pictures/change-photos.ts'
import { addPhoto, recutPhoto } from './pictures/keep-photo.ts'
import type { PhotoRow } from './pictures/queries-photos.ts'
import { readOwnPhoto } from './pictures/read-photo.ts'

const calls = contract.photos

/** The photos of a seller's products [SHOP-2]. */
export const photoRoutes: Route[] = [
  route(calls.photos, async (deps, seller, { produk_id }) => answer(await listPhotos(deps, seller, produk_id))),
  route(calls.addPhoto, async (deps, seller, { produk_id }, { file }) =>
    answer(await addPhoto(deps, seller, produk_id, file.content)),
  ),
  route(calls.cutPhoto, async (deps, seller, { foto_id, kiri: left, atas: top, lebar: width, tinggi: height }) =>
    answer(await recutPhoto(deps, seller, foto_id, { left, top, width, height })),
  ),
  route(calls.arrangePhotos, async (deps, seller, { produk_id, foto_id }) =>
    answer(await arrangePhotos(deps, seller, produk_id, foto_id)),
  ),
  route(calls.describePhoto, async (deps, seller, { foto_id, teks }) =>
    answer(await describePhoto(deps, seller, foto_id, teks)),
  ),
  route(calls.removePhoto, async (deps, seller, { foto_id }) => answer(await removePhoto(deps, seller, foto_id))),
  route(calls.photoFile, (deps, seller, { foto_id, bentuk }) => readOwnPhoto(deps, seller, foto_id, bentuk === 'utuh')),
]

function answer(photos: readonly PhotoRow[]) {
  return { data: list(ownPhoto).encode([...photos]) }
}
