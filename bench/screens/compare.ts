import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'

export interface Compared {
  file: string
  /** Share of pixels that differ from the last run, 0 to 1; null where there was none. */
  changed: number | null
}

/** Compares the pictures of two runs, and draws where they differ into `differences`. */
export async function compareRuns(now: string, before: string, differences: string): Promise<Compared[]> {
  await mkdir(differences, { recursive: true })
  const earlier = new Set(await readdir(before).catch(() => []))
  const files = (await readdir(now)).filter((file) => file.endsWith('.png')).sort()
  const compared: Compared[] = []
  for (const file of files) {
    const changed = earlier.has(file) ? await compare(file, { now, before, differences }) : null
    compared.push({ file, changed })
  }
  return compared
}

async function compare(file: string, folders: { now: string; before: string; differences: string }): Promise<number> {
  const [one, other] = await Promise.all(
    [sharp(join(folders.before, file)), sharp(join(folders.now, file))].map(sizeOf),
  )
  const width = Math.max(one?.width ?? 0, other?.width ?? 0)
  const height = Math.max(one?.height ?? 0, other?.height ?? 0)
  const [before, now] = await Promise.all(
    [folders.before, folders.now].map((at) => pixels(join(at, file), width, height)),
  )
  if (!before || !now) throw new Error(`${file} cannot be read`)
  const difference = Buffer.alloc(width * height * 4)
  const count = pixelmatch(before, now, difference, width, height, { threshold: 0.1 })
  if (count > 0) {
    const raw = { width, height, channels: 4 } as const
    await sharp(difference, { raw }).png().toFile(join(folders.differences, file))
  }
  return count / (width * height)
}

async function sizeOf(picture: Sharp): Promise<{ width: number; height: number }> {
  const { width, height } = await picture.metadata()
  return { width, height }
}

/** Filled up at its right and lower edge to this size. */
async function pixels(path: string, width: number, height: number): Promise<Buffer> {
  const picture = sharp(path)
  const size = await sizeOf(picture)
  return picture
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: '#f0f' })
    .raw()
    .toBuffer()
}
