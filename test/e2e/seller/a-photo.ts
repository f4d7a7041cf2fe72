import sharp from 'sharp'

/** A photo as a camera leaves it. */
export async function aPhoto(name: string, colour: string) {
  const buffer = await sharp({ create: { width: 1000, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
