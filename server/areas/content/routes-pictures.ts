import { pictureAddress } from '#domain/content/picture.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addPicture } from './add-picture.ts'
import { readPicture } from './read-picture.ts'

const calls = contract.pictures

/** The pictures of texts, as administrators add them [ADM-4]. */
export const pictureRoutes: readonly Route[] = [
  route(calls.add, async (deps, administrator, _body, { file }) => {
    const { width, height, ...picture } = await addPicture(deps, administrator, file.content)
    return { data: { address: pictureAddress({ ...picture, width, height }), width, height } }
  }),
  route(calls.file, (deps, _administrator, { hash }) => readPicture(deps, hash)),
]
