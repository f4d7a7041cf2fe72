import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { LONGEST } from '../limits.ts'

const shop = z.object({
  username: z.string(),
  nama: z.string(),
  kota: z.string(),
  provinsi: z.string(),
  /** What its page says of it, in lines as written. */
  tentang: z.string(),
})
export type WireShop = z.infer<typeof shop>

const owner = { access: 'seller', permission: 'shop.change' } as const

/** What a seller shows of itself [SHOP-8]; its name and address are the company's own. */
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
      tentang: z
        .string({ error: 'Tentang toko tidak sesuai.' })
        .trim()
        .max(LONGEST.aboutShop, { error: `Tentang toko paling panjang ${LONGEST.aboutShop} karakter.` }),
      /** As it stood when the form was opened: whoever changed it meanwhile is not written over unseen. */
      semula: z
        .string({ error: 'Isi semula tidak sesuai.' })
        .max(LONGEST.aboutShop, { error: `Isi semula paling panjang ${LONGEST.aboutShop} karakter.` }),
    }),
    answer: answers(shop),
  }),
}
