import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import type { Person } from '#test/actor.ts'
import { aMaterialProposal } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const administrator = await world.anAdministrator()

describe('who picks the material of an offer', () => {
  it('finds it by any of its names, its CAS, E number or INCI, the likeliest first [MAT-5]', async () => {
    const seller = await world.aSeller()
    await world.aMaterial({ name: 'Garam Asam Cuka', nameEnglish: 'Vinegar Acid Salt' })
    const acid = { name: 'Asam Cuka', nameEnglish: 'Acetic Acid', otherNames: ['cuka biang', 'etanoat 99%'] }
    await world.aMaterial({ ...acid, casNumber: '64-19-7', eNumber: 'E260', inci: 'Acetum' })

    for (const keyword of [
      'asam cuka',
      'ACETIC',
      'cuka BIANG',
      '64-19-7',
      'e260',
      'acetum',
      'biang cuka',
      'etanoat 99',
    ]) {
      expect((await found(seller, keyword))[0], keyword).toBe('Asam Cuka')
    }
    expect(await found(seller, 'asam cuka')).toEqual(['Asam Cuka', 'Garam Asam Cuka'])
    for (const keyword of ['', ' ', '🙂', '%', '_', '64-19-8', 'kripton'])
      expect(await found(seller, keyword)).toEqual([])
  })
})

describe('a material that is not there', () => {
  it('is proposed, read by its own company alone, and accepted by the administrator [MAT-5]', async () => {
    const seller = await world.aSeller({ name: 'PT Pengusul' })
    const stranger = await world.aSeller()
    const facts = aMaterialProposal({
      bahan_nama: 'Natrium Uji',
      bahan_nama_inggris: 'Test Sodium',
      bahan_nama_lain: ['garam uji'],
      bahan_cas: ' 7732-18-5 ',
      bahan_e_number: 'E999',
      bahan_kode_hs: '291814',
      bahan_fungsi: ['penguji'],
      bahan_deskripsi: 'Bahan untuk menguji.',
    })
    const { data: proposed } = await seller.call('bahan/usul', facts)

    const [own] = await proposalsOf(seller)
    expect(own).toMatchObject({ usul_id: proposed.usul_id, versi: 1, status: 'diajukan', seller_nama: 'PT Pengusul' })
    expect(own?.bahan).toMatchObject({ ...facts, bahan_cas: '7732-18-5', bahan_inci: null })
    expect(own?.can).toMatchObject({ tarik: { boleh: true }, terima: { boleh: false } })
    expect(await proposalsOf(stranger)).toEqual([])
    expect((await stranger.call('bahan/usul/tarik', { usul_id: proposed.usul_id, versi: 1 })).refusal?.code).toBe(
      'proposal_not_found',
    )

    const { data: accepted } = await administrator.call('admin/bahan/usul/terima', expectedOf(proposed))

    expect(accepted.slug).toBe('natrium-uji')
    const { data: shown } = await world.aVisitor().call('bahan/detail', { slug: 'natrium-uji' })
    expect(shown).toMatchObject({ bahan_nama: 'Natrium Uji', bahan_cas: '7732-18-5', bahan_nama_lain: ['garam uji'] })
    expect(await found(seller, 'garam uji')).toEqual(['Natrium Uji'])
    expect((await proposalsOf(seller))[0]).toMatchObject({
      status: 'diterima',
      versi: 2,
      hasil: { slug: 'natrium-uji' },
    })
    expect(await messagesTo(seller)).toEqual(["Usul bahan 'Natrium Uji' diterima /bahan/natrium-uji"])
    expect(await messagesTo(stranger)).toEqual([])
    const { data: detail } = await administrator.call('admin/bahan/detail', { bahan_id: accepted.bahan_id })
    expect(detail.riwayat).toMatchObject([
      { peristiwa: 'diterima', sebelum: null, sesudah: { bahan_nama: 'Natrium Uji' } },
    ])
  })

  it('is declined with a reason that its seller reads, or withdrawn, once [MAT-5]', async () => {
    const seller = await world.aSeller()
    const facts = aMaterialProposal({ bahan_nama: 'Ramuan Rahasia' })
    const { data: first } = await seller.call('bahan/usul', facts)
    const decline = { ...expectedOf(first), alasan: 'Ini nama dagang' }
    expect((await administrator.call('admin/bahan/usul/tolak', decline)).ok).toBe(true)

    expect((await proposalsOf(seller))[0]).toMatchObject({ status: 'ditolak', alasan: 'Ini nama dagang', hasil: null })
    expect(await messagesTo(seller)).toEqual([
      "Usul bahan 'Ramuan Rahasia' ditolak: Ini nama dagang /pusat-seller/produk/usulan",
    ])
    const late = await administrator.call('admin/bahan/usul/terima', expectedOf(first))
    expect([late.status, late.refusal?.status_message]).toEqual([
      409,
      'Usul bahan ini sudah ditolak. Silakan muat ulang.',
    ])

    const { data: again } = await seller.call('bahan/usul', facts)
    expect((await seller.call('bahan/usul/tarik', expectedOf(again))).ok).toBe(true)
    const decided = await administrator.call('admin/bahan/usul/terima', { ...expectedOf(again), versi: 2 })
    expect(decided.refusal?.status_message).toBe('Usul bahan yang sudah ditarik tidak dapat diterima.')
  })

  it('is answered with one that is there, which is then found by its names too [MAT-5]', async () => {
    const seller = await world.aSeller()
    const materialId = await world.aMaterial({ name: 'Gula Pasir', nameEnglish: 'Cane Sugar', otherNames: ['sukrosa'] })
    const product = await world.aProduct({ seller, materialId, name: 'Gula curah' })
    const { data: proposed } = await seller.call(
      'bahan/usul',
      aMaterialProposal({
        bahan_nama: 'Gula Tebu Kristal',
        bahan_nama_inggris: 'Crystal Saccharum',
        bahan_nama_lain: ['Sukrosa'],
      }),
    )

    const merged = await administrator.call('admin/bahan/usul/gabung', {
      ...expectedOf(proposed),
      bahan_id: materialId,
    })

    expect(merged.ok).toBe(true)
    expect(await found(seller, 'crystal saccharum')).toEqual(['Gula Pasir'])
    const { data: detail } = await administrator.call('admin/bahan/detail', { bahan_id: materialId })
    expect(detail.bahan.bahan_nama_lain).toEqual(['sukrosa', 'Gula Tebu Kristal', 'Crystal Saccharum'])
    expect(await productsFoundBy('saccharum')).toEqual([product.id])
    expect(await messagesTo(seller)).toEqual([expect.stringContaining('digabung dengan Gula Pasir /bahan/')])
  })
})

describe('a material that is there already', () => {
  it.each([
    ['the name', { bahan_nama: 'SENG, oksida' }, 'bahan_nama'],
    ['the English name', { bahan_nama_inggris: 'zinc Oxide' }, 'bahan_nama'],
    ['a further name', { bahan_nama: 'Philosopher’s Wool' }, 'bahan_nama'],
    ['the CAS number', { bahan_cas: '1314-13-2' }, 'bahan_cas'],
  ])('is named to who proposes it anew by %s [MAT-5]', async (_, wishes, field) => {
    const seller = await world.aSeller()
    const names = { name: 'Seng Oksida', nameEnglish: 'Zinc Oxide', otherNames: ["philosopher's wool"] }
    if ((await found(seller, 'seng oksida')).length === 0) await world.aMaterial({ ...names, casNumber: '1314-13-2' })

    const answer = await seller.call('bahan/usul', aMaterialProposal(wishes))

    expect(answer.status).toBe(422)
    expect(answer.refusal).toMatchObject({ status_message: 'Bahan ini sudah ada: Seng Oksida.', field })
    expect(await proposalsOf(seller)).toEqual([])
  })

  it('is not accepted a second time: the administrator merges the proposal [MAT-5]', async () => {
    const seller = await world.aSeller()
    const { data: proposed } = await seller.call('bahan/usul', aMaterialProposal({ bahan_nama: 'Timah Oksida' }))
    await world.aMaterial({ name: 'Timah oksida' })

    const answer = await administrator.call('admin/bahan/usul/terima', expectedOf(proposed))

    expect(answer.refusal?.status_message).toBe('Bahan ini sudah ada: Timah oksida.')
    expect((await proposalsOf(seller))[0]?.status).toBe('diajukan')
  })

  it('gets an address of its own where another once had the name [MAT-5]', async () => {
    const seller = await world.aSeller()
    await world.aMaterial({ name: 'Kobalt lama', slug: 'kobalt-uji' })
    const { data: proposed } = await seller.call('bahan/usul', aMaterialProposal({ bahan_nama: 'Kobalt Uji' }))
    const { data: accepted } = await administrator.call('admin/bahan/usul/terima', expectedOf(proposed))
    expect(accepted.slug).toBe('kobalt-uji-2')
  })
})

it.each([
  ['bahan_cas', '1314-13-3', 'Nomor CAS tidak valid: periksa kembali angkanya, misalnya 77-92-9.'],
  ['bahan_e_number', '330', 'Nomor E tidak valid, misalnya E330.'],
  ['bahan_kode_hs', '2918.14', 'Kode HS terdiri dari 6 angka, misalnya 291814.'],
  ['bahan_nama', '🙂', 'Nama bahan harus memuat huruf atau angka.'],
  ['bahan_nama', '硫酸', 'Nama bahan harus memuat huruf Latin atau angka.'],
  ['bahan_nama', '', 'Nama bahan harus diisi.'],
  ['bahan_deskripsi', 'x'.repeat(10_000), 'Deskripsi paling panjang 2000 karakter.'],
] as const)('is refused with the field to mend: %s %.12s [MAT-5]', async (field, value, sentence) => {
  const seller = await world.aSeller()
  const answer = await seller.call('bahan/usul', aMaterialProposal({ [field]: value }))
  expect([answer.status, answer.refusal?.field, answer.refusal?.status_message]).toEqual([400, field, sentence])
})

it('refuses a category that is not there [MAT-5]', async () => {
  const seller = await world.aSeller()
  const answer = await seller.call('bahan/usul', aMaterialProposal({ kategori_id: 5 }))
  expect([answer.status, answer.refusal?.field]).toEqual([404, 'kategori_id'])
})

it('takes so many proposals of a company a day, until midnight in Jakarta [MAT-5]', async () => {
  const seller = await world.aSeller()
  world.setClock('2026-03-02T23:59:59+07:00')
  for (let made = 0; made < MOST.materialProposalsADay; made++) {
    expect((await seller.call('bahan/usul', aMaterialProposal())).ok).toBe(true)
  }
  const colleague = await world.aColleague(seller, 'sales')
  expect((await colleague.call('bahan/usul', aMaterialProposal())).refusal?.code).toBe('proposals_today')
  world.setClock('2026-03-03T00:00:00+07:00')
  expect((await colleague.call('bahan/usul', aMaterialProposal())).ok).toBe(true)
  world.setClock()
})

it('shows the administrator those that wait first [MAT-5]', async () => {
  const seller = await world.aSeller()
  const { data: waiting } = await seller.call('bahan/usul', aMaterialProposal())
  const { data: decided } = await seller.call('bahan/usul', aMaterialProposal())
  await administrator.call('admin/bahan/usul/terima', expectedOf(decided))

  const { data } = await administrator.call('admin/bahan/usul/daftar', { per_halaman: 60 })
  const states = data.usul.map(({ status }) => status)
  expect(states.lastIndexOf('diajukan')).toBeLessThan(states.indexOf('diterima'))
  expect(data.usul.find(({ usul_id }) => usul_id === waiting.usul_id)?.can).toMatchObject({
    terima: { boleh: true },
    gabung: { boleh: true },
    tolak: { boleh: true },
    tarik: { boleh: false },
  })
  const { data: accepted } = await administrator.call('admin/bahan/usul/daftar', {
    status: 'diterima',
    per_halaman: 60,
  })
  expect(new Set(accepted.usul.map(({ status }) => status))).toEqual(new Set(['diterima']))
  expect(accepted.total).toBe(accepted.usul.length)
})

const expectedOf = ({ usul_id, versi }: { usul_id: string; versi: number }) => ({ usul_id, versi })

async function found(seller: Person, keyword: string): Promise<string[]> {
  return (await seller.call('bahan/cari', { keyword })).data.map(({ bahan_nama }) => bahan_nama)
}

async function proposalsOf(seller: Person) {
  return (await seller.call('bahan/usul/daftar', {})).data.usul
}

async function productsFoundBy(keyword: string): Promise<number[]> {
  return (await world.aVisitor().call('produk/daftar', { keyword })).data.produk.map(({ produk_id }) => produk_id)
}

async function messagesTo(person: Person): Promise<string[]> {
  const { data } = await person.call('notifikasi/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ pesan, tautan }) => `${pesan} ${tautan}`)
}
