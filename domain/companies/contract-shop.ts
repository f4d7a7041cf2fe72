import { z } from 'zod'
import { LARGEST_PHOTO, photoKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineUpload } from '../call.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { shopPictureKind } from './shop-picture.ts'

const pictureKind = wireWords(shopPictureKind.names, { error: "Jenis gambar: 'logo' atau 'banner'." })

const shop = z.object({
  username: z.string(),
  name: wire('nama', z.string()),
  city: wire('kota', z.string()),
  province: wire('provinsi', z.string()),
  /** The text about the shop on its page, in lines as written. */
  about: wire('tentang', z.string()),
  /** Addresses; null: none. */
  logo: z.string().nullable(),
  banner: z.string().nullable(),
})
export type Shop = z.infer<typeof shop>

const owner = { access: 'seller', permission: 'shop.change' } as const

/** Calls for a seller's presentation [SHOP-8]; its name and address are the company's own. */
export const shopCalls = {
  own: defineCall({
    path: 'pusat-seller/pengaturan/profil',
    summary: 'What the page of the seller says of it',
    ...owner,
    body: z.object({}),
    answer: answers(shop),
  }),
  change: defineCall({
    path: 'pusat-seller/pengaturan/profil/ubah',
    summary: 'Change what the page of the seller says of it',
    ...owner,
    body: z.object({
      about: wire(
        'tentang',
        z
          .string({ error: 'Tentang toko tidak sesuai.' })
          .trim()
          .max(LONGEST.aboutShop, { error: `Tentang toko paling panjang ${LONGEST.aboutShop} karakter.` }),
      ),
      /** The text as it was when the form was opened, so that a concurrent change is not overwritten. */
      seen: wire(
        'semula',
        z
          .string({ error: 'Isi semula tidak sesuai.' })
          .max(LONGEST.aboutShop, { error: `Isi semula paling panjang ${LONGEST.aboutShop} karakter.` }),
      ),
    }),
    answer: answers(shop),
  }),
  addPicture: defineUpload({
    path: 'pusat-seller/pengaturan/gambar/unggah',
    summary:
      'Shows a logo or a banner on the page of the seller, in place of an earlier one: JPEG, PNG, WebP or AVIF, at most 10 MB; it is drawn anew',
    ...owner,
    limit: { max: 20, seconds: 60 },
    limitByPerson: { max: 20, seconds: 60 },
    largestFile: LARGEST_PHOTO,
    takesKinds: photoKinds,
    body: z.object({ kind: wire('jenis', pictureKind) }),
    answer: answers(shop),
  }),
  removePicture: defineCall({
    path: 'pusat-seller/pengaturan/gambar/hapus',
    summary: 'Takes the logo or the banner off the page of the seller',
    ...owner,
    body: z.object({ kind: wire('jenis', pictureKind) }),
    answer: answers(shop),
  }),
}
