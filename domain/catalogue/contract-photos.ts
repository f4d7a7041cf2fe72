import { z } from 'zod'
import { LARGEST_PHOTO, photoKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload, defineUpload } from '../call.ts'
import { idText, productId } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'

const photo = z.object({
  id: wire('foto_id', z.string()),
  /** The alternative text; empty: the product's name. */
  alt: wire('teks', z.string()),
  /** Changes with what it shows. */
  hash: wire('tanda', z.string()),
})
export type OwnPhoto = z.infer<typeof photo>

const photos = answers(z.array(photo))
const seller = { access: 'seller', permission: 'products.change' } as const
const onePhoto = { id: wire('foto_id', idText) }

const outside = 'Bagian foto harus berada di dalam fotonya.'
const fraction = z
  .union([z.number(), z.string().regex(/^[01]?(\.\d{1,20})?$/)], { error: outside })
  .transform(Number)
  .pipe(z.number({ error: outside }).min(0, { error: outside }).max(1, { error: outside }))
// less than this is nothing to look at
const side = fraction.refine((value) => value >= 0.05, { error: 'Bagian foto terlalu kecil.' })

/** The photos of a seller's product, in their order; each act answers with all of them [SHOP-2]. */
export const photoCalls = {
  photos: defineCall({
    path: 'pusat-seller/produk/foto/daftar',
    summary: 'The photos of a product of the seller, the one for lists first',
    ...seller,
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: photos,
  }),
  addPhoto: defineUpload({
    path: 'pusat-seller/produk/foto/unggah',
    summary:
      'Adds a photo to a product: JPEG, PNG, WebP or AVIF, at most 10 MB; it is drawn anew in three sizes and formats, without place, device and time',
    ...seller,
    limit: { max: 60, seconds: 60 },
    limitByPerson: { max: 60, seconds: 60 },
    largestFile: LARGEST_PHOTO,
    takesKinds: photoKinds,
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: photos,
  }),
  cutPhoto: defineCall({
    path: 'pusat-seller/produk/foto/potong',
    summary:
      'Shows a part of a photo, in parts of its width and height from 0 to 1; what would lie outside is left off; the whole stays for another cut',
    ...seller,
    limit: { max: 60, seconds: 60 },
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      ...onePhoto,
      left: wire('kiri', fraction),
      top: wire('atas', fraction),
      width: wire('lebar', side),
      height: wire('tinggi', side),
    }),
    answer: photos,
  }),
  arrangePhotos: defineCall({
    path: 'pusat-seller/produk/foto/urutkan',
    summary: 'Puts the photos of a product in another order; all of them are named',
    ...seller,
    body: z.object({
      productId: wire('produk_id', productId),
      ids: wire('foto_id', z.array(idText).min(1).max(MOST.photos)),
    }),
    answer: photos,
  }),
  describePhoto: defineCall({
    path: 'pusat-seller/produk/foto/teks',
    summary: 'Says what a photo shows, for who does not see it',
    ...seller,
    body: z.object({
      ...onePhoto,
      alt: wire(
        'teks',
        z
          .string({ error: 'Teks alternatif tidak sesuai.' })
          .trim()
          .max(LONGEST.photoText, { error: `Teks alternatif paling panjang ${LONGEST.photoText} karakter.` }),
      ),
    }),
    answer: photos,
  }),
  removePhoto: defineCall({
    path: 'pusat-seller/produk/foto/hapus',
    summary: 'Removes a photo of a product for good',
    ...seller,
    body: z.object(onePhoto),
    answer: photos,
  }),
  photoFile: defineDownload({
    path: 'pusat-seller/produk/foto/berkas',
    summary: "A photo of the seller's own product, also while nobody else sees it; utuh: with what is cut away",
    ...seller,
    body: z.object({
      ...onePhoto,
      form: wire('bentuk', wireWords({ small: 'kecil', whole: 'utuh' }, { error: 'Pilih kecil atau utuh.' })),
    }),
  }),
}
