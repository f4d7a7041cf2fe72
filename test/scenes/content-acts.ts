import type { AuditAct } from '#domain/audit/acts.ts'
import type { CallPath } from '#domain/contract.ts'
import type { Person } from '../actor.ts'
import { aPng } from '../form.ts'
import type { World } from '../world.ts'

/** An act that is audited, and how it is made. */
export interface AuditedAct {
  act: AuditAct
  who: Person
  body: unknown
}

const surveyDraft = { pertanyaan_baru: false, pertanyaan: 'Apa?', pilihan: [{ nama: 'Ini' }] }

/** How the acts on the content are made, on the thing that is there for each. */
export function contentActs(world: World, administrator: Person) {
  return {
    'admin/artikel/simpan': async () => {
      const body = { judul: 'Artikel Uji', kategori: 'Mutu', penulis: 'Tim Uji', teks: 'Isi.' }
      return { act: 'article.write', who: administrator, body: { ...body, alamat: `uji-${crypto.randomUUID()}` } }
    },
    'admin/artikel/tayangkan': async () => {
      const { id } = await world.anArticle({ publishedAt: null })
      return { act: 'article.publish', who: administrator, body: { artikel_id: id, versi: 0 } }
    },
    'admin/artikel/tarik': async () => {
      const { id } = await world.anArticle()
      return { act: 'article.withdraw', who: administrator, body: { artikel_id: id, versi: 0 } }
    },
    'admin/kategori/simpan': async () => {
      const [{ kategori_id, versi } = {}] = (await administrator.call('admin/kategori/daftar', {})).data
      return { act: 'category.write', who: administrator, body: { kategori_id, versi, teks: 'Bahan aktif.' } }
    },
    'admin/banner/simpan': async () => ({ act: 'banner.write', who: administrator, body: await aBannerText() }),
    'admin/banner/hapus': async () => ({ act: 'banner.remove', who: administrator, body: await aBanner() }),
    'admin/banner/urutkan': async () => {
      await aBanner()
      const { data } = await administrator.call('admin/banner/daftar', {})
      const body = { banner_id: data.map(({ banner_id }) => banner_id).reverse() }
      return { act: 'banner.arrange', who: administrator, body }
    },
    'admin/gambar/unggah': async () => ({ act: 'picture.add', who: administrator, body: {} }),
    'admin/faq/simpan': async () => {
      const body = { bagian: 'Nego', pertanyaan: 'Bolehkah?', jawaban: 'Boleh.' }
      return { act: 'question.write', who: administrator, body }
    },
    'admin/faq/tayangkan': async () => {
      const [{ faq_id, versi } = {}] = (await administrator.call('admin/faq/daftar', {})).data
      return { act: 'question.show', who: administrator, body: { faq_id, versi, tayang: false } }
    },
    'admin/faq/urutkan': async () => {
      const { data } = await administrator.call('admin/faq/daftar', {})
      return {
        act: 'question.arrange',
        who: administrator,
        body: { faq_id: data.map(({ faq_id }) => faq_id).reverse() },
      }
    },
    'admin/testimoni/simpan': async () => {
      const body = { testimoni: 'Cepat.', nama_perusahaan: 'PT Uji' }
      return { act: 'testimonial.write', who: administrator, body }
    },
    'admin/testimoni/tayangkan': async () => {
      const { testimoni_id, versi } = await aTestimonial()
      return { act: 'testimonial.show', who: administrator, body: { testimoni_id, versi, tayang: true } }
    },
    'admin/testimoni/urutkan': async () => {
      await aTestimonial()
      const { data } = await administrator.call('admin/testimoni/daftar', {})
      const body = { testimoni_id: data.map(({ testimoni_id }) => testimoni_id) }
      return { act: 'testimonial.arrange', who: administrator, body }
    },
    'admin/survei/versi/simpan': async () => ({ act: 'survey.write', who: administrator, body: surveyDraft }),
    'admin/survei/versi/hapus': async () => {
      const [{ versi_id, versi } = {}] = (await administrator.call('admin/survei/versi/simpan', surveyDraft)).data
      return { act: 'survey.remove', who: administrator, body: { versi_id, versi } }
    },
    'admin/halaman/simpan': async () => {
      const body = { halaman: 'syarat', berlaku_sejak: '2031-01-01', judul: 'Syarat', teks: 'Isi.' }
      return { act: 'page.write', who: administrator, body }
    },
    'admin/halaman/batal': async () => {
      const written = { halaman: 'syarat', berlaku_sejak: '2032-01-01', judul: 'Syarat', teks: 'Isi.' } as const
      await administrator.send('admin/halaman/simpan', written)
      return { act: 'page.cancel', who: administrator, body: { halaman: 'syarat', nama_versi: '2032-01-01', versi: 0 } }
    },
  } satisfies Partial<Record<CallPath, () => Promise<AuditedAct>>>

  async function aBannerText() {
    const { data } = await administrator.upload('admin/gambar/unggah', {}, aPng)
    return { judul: 'Banner Uji', tautan: '/produk', gambar: data.alamat, gambar_teks: 'Uji' }
  }

  async function aBanner() {
    const { data } = await administrator.call('admin/banner/simpan', await aBannerText())
    const { banner_id, versi } = data.at(-1) as (typeof data)[number] // it was added
    return { banner_id, versi }
  }

  async function aTestimonial() {
    const { data } = await administrator.call('admin/testimoni/simpan', {
      testimoni: 'Cepat.',
      nama_perusahaan: 'PT Uji',
    })
    return data.at(-1) as (typeof data)[number] // it was added
  }
}
