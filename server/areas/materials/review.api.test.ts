import { describe, expect, it } from 'vitest'
import { aMaterialProposal } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const administrator = await world.anAdministrator()

describe('what the administrator sees before deciding', () => {
  it('names materials like a proposed one: by number, then by name, then written nearly alike [ADM-3, MAT-5]', async () => {
    const seller = await world.aSeller()
    const proposing = aMaterialProposal({
      bahan_nama: 'Kalium Sorbat Uji',
      bahan_nama_inggris: 'Test Potassium Sorbate',
      bahan_cas: '24634-61-5',
    })
    const { data: proposed } = await seller.call('bahan/usul', proposing)
    await world.aMaterial({ name: 'Garam Sorbat', nameEnglish: 'Sorbate Salt', casNumber: '24634-61-5' })
    await world.aMaterial({ name: 'Pengawet K', nameEnglish: 'Preserver', otherNames: ['kalium sorbat uji'] })
    await world.aMaterial({ name: 'Kalium Sorbat Ujian', nameEnglish: 'Another' })
    await world.aMaterial({ name: 'Sesuatu Yang Lain', nameEnglish: 'Something Else' })

    const { data } = await administrator.call('admin/bahan/usul/detail', { usul_id: proposed.usul_id })

    expect(data.usul).toMatchObject({ usul_id: proposed.usul_id, can: { terima: { boleh: true } } })
    expect(data.mirip.map(({ bahan_nama, sebab }) => [bahan_nama, sebab])).toEqual([
      ['Garam Sorbat', 'cas'],
      ['Pengawet K', 'nama'],
      ['Kalium Sorbat Ujian', 'mirip'],
    ])
  })

  it('lists pairs that may be one, but none whose CAS numbers differ or that are merged [ADM-3]', async () => {
    const one = await world.aMaterial({ name: 'Gliserol Kembar', nameEnglish: 'Glycerol Twin', casNumber: '56-81-5' })
    const two = await world.aMaterial({ name: 'Propanatriol', nameEnglish: 'Triol', casNumber: '56-81-5' })
    const near = await world.aMaterial({ name: 'Gliserol Kembarr', nameEnglish: 'Unlike Any Other' })
    const salt = { nameEnglish: 'Polysorbate Alike', casNumber: '9005-64-5' }
    const other = await world.aMaterial({ name: 'Polisorbat Serupa 20', ...salt })
    const unlike = { name: 'Polisorbat Serupa 80', nameEnglish: 'Polysorbate Alike B', casNumber: '9005-65-6' }
    const last = await world.aMaterial(unlike)

    const before = await pairs()
    expect(before).toContainEqual([one, two, 'cas'])
    expect(before).toContainEqual([one, near, 'mirip'])
    expect(before.some(([a, b]) => a === other && b === last)).toBe(false)

    await merge(two, one)
    expect((await pairs()).some(([a, b]) => a === two || b === two)).toBe(false)
  })

  it('says what a merge would move, and that is what it then moves [ADM-3, MAT-5]', async () => {
    const seller = await world.aSeller()
    const from = await world.aMaterial({
      name: 'Bahan Lama',
      nameEnglish: 'Old Material',
      otherNames: ['sebutan lama'],
    })
    const into = await world.aMaterial({ name: 'Bahan Tetap', nameEnglish: 'Kept Material' })
    await world.aProduct({ seller, materialId: from })
    await world.aProduct({ seller, materialId: from })

    const { data: preview } = await administrator.call('admin/bahan/gabung/pratinjau', {
      bahan_id: from,
      tujuan_id: into,
    })

    const { data: material } = await administrator.call('admin/bahan/detail', { bahan_id: from })
    expect(preview).toMatchObject({
      jumlah_produk: 2,
      nama_baru: ['Bahan Lama', 'Old Material', 'sebutan lama'],
      alamat: [material.slug],
      pindah_kategori: false,
    })
    await merge(from, into)
    const { data: target } = await administrator.call('admin/bahan/detail', { bahan_id: into })
    expect(target.bahan.bahan_nama_lain).toEqual(preview.nama_baru)
    expect(target).toMatchObject({ jumlah_produk: 2, slug_lama: preview.alamat })

    const again = { bahan_id: from, tujuan_id: into }
    expect((await administrator.call('admin/bahan/gabung/pratinjau', again)).refusal?.code).toBe('material_merged')
    const same = { bahan_id: into, tujuan_id: into }
    expect((await administrator.call('admin/bahan/gabung/pratinjau', same)).refusal?.code).toBe('material_same')
  })

  it('lists all materials by name, finds them by any name or number, and counts their products [ADM-3]', async () => {
    const seller = await world.aSeller()
    const corrected = {
      name: 'Zinkum Daftar',
      nameEnglish: 'Listed Zinc',
      otherNames: ['seng kuno'],
      casNumber: '7440-66-6',
    }
    const id = await world.aMaterial(corrected)
    await world.aProduct({ seller, materialId: id })

    for (const keyword of ['zinkum daftar', 'SENG', '7440-66-6']) {
      const { data } = await administrator.call('admin/bahan/daftar', { keyword })
      expect(data.bahan[0], keyword).toMatchObject({ bahan_id: id, jumlah_produk: 1 })
    }
    const { data: first } = await administrator.call('admin/bahan/daftar', { per_halaman: 1 })
    const { data: last } = await administrator.call('admin/bahan/daftar', { per_halaman: 1, halaman: first.total })
    expect(last.bahan).toHaveLength(1)
    const [early, late] = [first, last].map(({ bahan }) => bahan[0]?.bahan_nama.toLowerCase() ?? '')
    expect([early, late]).toEqual([early, late].toSorted())
    expect((await administrator.call('admin/bahan/daftar', { keyword: 'tidak ada sama sekali' })).data.total).toBe(0)
  })
})

it('makes a material of a proposal as the administrator corrected it, and tells the seller its name [ADM-3, MAT-5]', async () => {
  const seller = await world.aSeller()
  const proposing = aMaterialProposal({ bahan_nama: 'Asam Salah Tulis', bahan_fungsi: ['pengatur keasaman'] })
  const { data: proposed } = await seller.call('bahan/usul', proposing)
  const expected = { usul_id: proposed.usul_id, versi: 1 }
  const wrong = { ...expected, koreksi: { ...proposing, bahan_cas: '77-92-8' } }
  expect((await administrator.call('admin/bahan/usul/terima', wrong)).ok).toBe(false)

  const koreksi = { ...proposing, bahan_nama: 'Asam Benar Tulis', bahan_cas: '77-92-9' }
  const { data: made } = await administrator.call('admin/bahan/usul/terima', { ...expected, koreksi })

  const { data: detail } = await administrator.call('admin/bahan/detail', { bahan_id: made.bahan_id })
  expect(detail.bahan).toMatchObject({ bahan_nama: 'Asam Benar Tulis', bahan_cas: '77-92-9' })
  const { data: news } = await seller.call('notifikasi/daftar', { company_id: seller.companyId })
  expect(JSON.stringify(news)).toContain("Usul bahan 'Asam Salah Tulis' diterima sebagai Asam Benar Tulis")
})

async function pairs() {
  const { data } = await administrator.call('admin/bahan/kembar', {})
  return data.map(({ satu, dua, sebab }) => [satu.bahan_id, dua.bahan_id, sebab] as const)
}

async function merge(from: number, into: number) {
  const expected = { bahan_id: from, tujuan_id: into }
  const { data } = await administrator.call('admin/bahan/gabung/pratinjau', expected)
  const answer = await administrator.call('admin/bahan/gabung', {
    ...expected,
    versi: data.versi,
    tujuan_versi: data.tujuan_versi,
  })
  expect(answer.ok).toBe(true)
}
