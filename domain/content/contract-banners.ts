import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText } from '../companies/fields.ts'
import { instant, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { articleState } from './article-state.ts'
import { picture } from './contract.ts'
import { mayLinkTo } from './link.ts'
import { minuteOrNull } from './minute.ts'
import { readPictureAddress } from './picture.ts'

const LINK = 'Tautan hanya ke halaman situs ini, misalnya /produk?kategori=2.'
const PICTURE = 'Unggah gambar banner.'
const bannerId = wholeNumber('Kode banner tidak valid.', { least: 1, most: 2_147_483_647 })

const shown = z.object({
  heading: wire('judul', z.string()),
  words: wire('teks', z.string()),
  link: wire('tautan', z.string()),
  picture: wire('gambar', picture),
})
export type Banner = z.infer<typeof shown>

const adminBanner = z.object({
  id: wire('banner_id', z.number().int()),
  /** To send back with every act on it. */
  revision: wire('versi', z.number().int()),
  heading: wire('judul', z.string()),
  words: wire('teks', z.string()),
  link: wire('tautan', z.string()),
  /** As texts name it. */
  picture: wire('gambar', z.string()),
  pictureText: wire('gambar_teks', z.string()),
  state: wire('status', wireWords(articleState.names)),
  publishedAt: wire('tayang', instant.nullable()),
  withdrawnAt: wire('berakhir', instant.nullable()),
})
/** A banner as administrators see it. */
export type AdminBanner = z.infer<typeof adminBanner>

const editor = { access: 'admin', permission: 'content.manage' } as const
/** All of them in their order, as they stand after the act. */
const banners = answers(z.array(adminBanner))

/** The banners of the home page, and how administrators keep them [ADM-4]. */
export const bannerCalls = {
  shown: defineCall({
    path: 'banner/daftar',
    summary: 'The banners that the home page shows now, in their order',
    access: 'visitor',
    fromReplica: true,
    body: z.object({}),
    answer: answers(z.array(shown)),
  }),
  list: defineCall({
    path: 'admin/banner/daftar',
    summary: 'All banners in their order, planned and past ones too',
    ...editor,
    body: z.object({}),
    answer: banners,
  }),
  save: defineCall({
    path: 'admin/banner/simpan',
    summary: 'Writes a banner and when it is shown; without banner_id a new one, the last',
    ...editor,
    body: z.object({
      id: wire('banner_id', bannerId.optional()),
      revision: wire('versi', version.optional()),
      heading: wire('judul', nameText('Judul', LONGEST.bannerHeading)),
      words: wire(
        'teks',
        z
          .string({ error: 'Teks tidak sesuai.' })
          .trim()
          .max(LONGEST.bannerText, { error: `Teks paling panjang ${LONGEST.bannerText} karakter.` })
          .default(''),
      ),
      link: wire(
        'tautan',
        z
          .string({ error: LINK })
          .trim()
          .max(LONGEST.bannerLink, { error: `Tautan paling panjang ${LONGEST.bannerLink} karakter.` })
          .refine((link) => link.startsWith('/') && mayLinkTo(link), { error: LINK }),
      ),
      picture: wire(
        'gambar',
        z.string({ error: PICTURE }).refine((address) => readPictureAddress(address) !== null, { error: PICTURE }),
      ),
      pictureText: wire('gambar_teks', nameText('Teks alternatif', LONGEST.photoText)),
      /** Null: visible to no visitor. */
      publishedAt: wire('tayang', minuteOrNull),
      withdrawnAt: wire('berakhir', minuteOrNull),
    }),
    answer: banners,
  }),
  remove: defineCall({
    path: 'admin/banner/hapus',
    summary: 'Removes a banner for good',
    ...editor,
    body: z.object({ id: wire('banner_id', bannerId), revision: wire('versi', version) }),
    answer: banners,
  }),
  arrange: defineCall({
    path: 'admin/banner/urutkan',
    summary: 'Puts all banners in another order',
    ...editor,
    body: z.object({
      ids: wire(
        'banner_id',
        z.array(bannerId, { error: 'Urutan tidak valid.' }).max(MOST.banners, { error: 'Urutan tidak valid.' }),
      ),
    }),
    answer: banners,
  }),
}
