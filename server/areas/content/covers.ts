import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { readingMinutes } from '#domain/content/body.ts'
import { type CoverKind, coverKinds, coverOf } from '#domain/content/cover.ts'
import { readPictureAddress } from '#domain/content/picture.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { photoDrawing } from '#server/platform/pictures/photo-drawing.ts'
import { sendDrawing } from '#server/platform/pictures/send-drawing.ts'
import type { SharePictures } from '#server/platform/pictures/share-pictures.ts'
import { drawCover } from './cover/draw-cover.ts'
import type { ArticleRow } from './queries.ts'
import { findPictureFile } from './queries-pictures.ts'
import { showArticle } from './show-articles.ts'
import { textRead } from './text-aside.ts'

/** The address of a cover. */
export function coverUrl(kind: CoverKind): string {
  return `/gambar/artikel/${kind}.svg`
}

/** GET /gambar/artikel/{kind}.svg: the drawn covers of articles; copies are good for a day [CONTENT-2]. */
export function mountCovers(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/gambar/artikel/:file', async (request, reply) => {
    const kind = coverKinds.find((one) => `${one}.svg` === request.params.file)
    if (!kind) throw new Refusal('not_found')
    reply.header('cache-control', 'public, max-age=86400')
    return sendDrawing(request, reply, drawCover(kind))
  })
}

/** GET /bagikan/artikel/{number}.png: what stands beside a link to a published article [ROUTE-9, CONTENT-2]. */
export function mountArticlePictures(app: FastifyInstance, deps: Deps, pictures: SharePictures): void {
  app.get<{ Params: { file: string } }>('/bagikan/artikel/:file', async (request, reply) => {
    const [, number] = /^([1-9]\d{0,8})\.png$/.exec(request.params.file) ?? []
    if (number === undefined) throw new Refusal('picture_not_found')
    return pictures.send(request, reply, await articleCard(deps, number))
  })
}

async function articleCard(deps: Deps, number: string) {
  const { article } = await showArticle(deps, number)
  const { sections } = await textRead(article.body)
  return {
    kind: `Artikel · ${article.category}`,
    title: article.title,
    facts: [article.authorRole, `${readingMinutes(sections)} menit baca`],
    picture: (await headPictureOf(deps, article)) ?? drawCover(coverOf(article.coverKeyword)),
  }
}

async function headPictureOf({ db, files }: Deps, { headPicture }: ArticleRow): Promise<string | undefined> {
  const picture = readPictureAddress(headPicture)
  const file = picture && (await findPictureFile(db, { hash: picture.hash, width: 800, format: 'jpeg' }))
  return file ? photoDrawing(await buffer(await files.open(file.key))) : undefined
}
