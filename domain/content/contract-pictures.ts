import { z } from 'zod'
import { LARGEST_PHOTO, photoKinds } from '#domain/files/file.ts'
import { answers, defineDownload, defineUpload } from '../call.ts'
import { wire } from '../wire.ts'

const added = z.object({
  /** How a text names it. */
  address: wire('alamat', z.string()),
  width: wire('lebar', z.number().int()),
  height: wire('tinggi', z.number().int()),
})

const TANDA = 'Tanda gambar tidak sesuai.'
const editor = { access: 'admin', permission: 'content.manage' } as const

/** The pictures that texts show [ADM-4]. */
export const pictureCalls = {
  add: defineUpload({
    path: 'admin/gambar/unggah',
    summary:
      'Takes a picture for texts: JPEG, PNG, WebP or AVIF, at most 10 MB; drawn anew in three sizes and formats. Readers see it once a text that shows it is shown; one that no text shows goes after a week',
    ...editor,
    limit: { max: 60, seconds: 60 },
    limitByPerson: { max: 60, seconds: 60 },
    largestFile: LARGEST_PHOTO,
    takesKinds: photoKinds,
    body: z.object({}),
    answer: answers(added),
  }),
  file: defineDownload({
    path: 'admin/gambar/berkas',
    summary: 'A picture of a text, also while no reader sees it',
    ...editor,
    body: z.object({
      /** The hash in its address. */
      hash: wire('tanda', z.string({ error: TANDA }).regex(/^[0-9a-f]{32}$/, { error: TANDA })),
    }),
  }),
}
