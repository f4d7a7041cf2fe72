import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { page, pageSize } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { oneOrSeveral, productCard, sellerUsername, sort } from './contract.ts'
import { sellerType } from './seller-type.ts'

const slug = z
  .string()
  .max(LONGEST.materialSlug, { error: 'Alamat bahan tidak valid.' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Alamat bahan tidak valid.' })

/** What offers of a material cost, for those prices the viewer sees. */
const priceRange = z.object({
  terendah: z.string(),
  median: z.string(),
  tertinggi: z.string(),
  /** How many offers it covers. */
  jumlah: z.number().int(),
})
export type WirePriceRange = z.infer<typeof priceRange>

const relatedMaterial = z.object({ slug: z.string(), bahan_nama: z.string(), jumlah: z.number().int() })
export type WireRelatedMaterial = z.infer<typeof relatedMaterial>

const material = z.object({
  slug: z.string(),
  bahan_nama: z.string(),
  bahan_nama_inggris: z.string(),
  bahan_nama_lain: z.array(z.string()),
  bahan_deskripsi: z.string(),
  /** Of one of its offers; null without any. */
  bahan_foto: z.string().nullable(),
  bahan_cas: z.string().nullable(),
  bahan_e_number: z.string().nullable(),
  bahan_inci: z.string().nullable(),
  bahan_kode_hs: z.string().nullable(),
  bahan_fungsi: z.array(z.string()),
  /** The forms in which it is offered. */
  bahan_bentuk: z.array(z.string()),
  bahan_halal_kritis: z.boolean(),
  bahan_bahaya: z.string().nullable(),
  kategori_id: z.number().int(),
  kategori_nama: z.string(),
  jumlah_penawaran: z.number().int(),
  jumlah_seller: z.number().int(),
  /** Sellers that hold a minimum purchase. */
  jumlah_seller_siap: z.number().int(),
  /** Sellers whose prices a buyer does not see; null for whoever cannot subscribe. */
  jumlah_seller_terkunci: z.number().int().nullable(),
  /** By which prices and quantities are compared: 'kg', 'l', or the unit of most offers. Null without offers. */
  satuan: z.string().nullable(),
  minimum_terkecil: z.string().nullable(),
  /** Rupiah per `satuan`; null when the viewer sees no price. */
  harga: priceRange.nullable(),
  bahan_sejenis: z.array(relatedMaterial),
})
export type WireMaterial = z.infer<typeof material>

const offer = productCard.extend({
  /** Who makes the goods; empty where the seller does not say. */
  produk_produsen: z.string(),
  seller_tipe: z.enum(sellerType.names),
  seller_kota: z.string(),
  /** Units in stock, only for subscribed buyers; null otherwise. */
  produk_stok: z.string().nullable(),
})
export type WireOffer = z.infer<typeof offer>

const choice = z.object({ nilai: z.string(), jumlah: z.number().int() })

const offerPage = z.object({
  penawaran: z.array(offer),
  total: z.number().int(),
  /** Whether there are more than the total, which then is how far was counted. */
  total_lebih: z.boolean(),
  /** The last one that is there, where a later one was asked for. */
  halaman: z.number().int(),
  /** The last page that can be read, also of a longer list; 0 of an empty one. */
  halaman_terakhir: z.number().int(),
  /** How many offers each value would leave under the other filters. */
  filter: z.object({ grade: z.array(choice), asal: z.array(choice), kemasan: z.array(choice) }),
})
export type WireOfferPage = z.infer<typeof offerPage>

const featuredMaterial = relatedMaterial.omit({ jumlah: true })
export type WireFeaturedMaterial = z.infer<typeof featuredMaterial>

/** A material, and the offers of it [MAT-2]. */
export const materialCalls = {
  material: defineCall({
    path: 'bahan/detail',
    summary: 'One material by the slug of its address, with what its offers have in common',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ slug }),
    answer: answers(material),
  }),
  offers: defineCall({
    path: 'bahan/penawaran',
    summary: 'The offers of a material by all sellers, filtered, sorted and paged, with counts',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      slug,
      grade: oneOrSeveral(z.string().trim().min(1).max(LONGEST.grade)).optional(),
      asal: oneOrSeveral(z.string().trim().min(1).max(LONGEST.origin)).optional(),
      kemasan: oneOrSeveral(z.string().trim().min(1).max(LONGEST.packLabel)).optional(),
      /** Only what can be ordered now. */
      siap: z.boolean().optional(),
      /** Only sellers the viewer's company subscribes to. */
      langganan: z.boolean().optional(),
      urut: sort.optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(offerPage),
  }),
  featuredMaterials: defineCall({
    path: 'bahan/unggulan',
    summary: 'The materials that stand first in the list of a seller, or of all sellers among what can be ordered now',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ seller_username: sellerUsername.optional() }),
    answer: answers(z.array(featuredMaterial)),
  }),
}
