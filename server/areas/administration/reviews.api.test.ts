import { describe, expect, it } from 'vitest'
import { aRegistration } from '#server/areas/accounts/testing.ts'
import type { Person } from '#test/actor.ts'
import { aProposal, proposal, view } from '#test/scenes/negotiating.ts'
import { anOrder, aPurchaser, aSale, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

const reviewOf = async (owner: Person) =>
  (await owner.call('perusahaan/pemeriksaan', { company_id: owner.companyId })).data
const bellOf = async (person: Person) =>
  JSON.stringify((await person.call('notifikasi/daftar', { company_id: person.companyId })).data)

/** Suspends or opens a company as it is now. */
async function move(owner: Person, act: 'tangguhkan' | 'buka') {
  const { versi } = await reviewOf(owner)
  const body = { perusahaan_id: owner.companyId, versi, catatan: 'Tagihan palsu.' }
  return administrator.call(`admin/pembeli/${act}`, body)
}

const own = { nib: null, tipe_bisnis: '1', telepon: '+62 811-0000-0001', alamat: 'Jl. Uji', kota: 'Depok' } as const

describe('a company that buys', () => {
  it('joins the queue when it registers, by its deadline, and buys meanwhile [ADM-2, REG-1]', async () => {
    world.setClock('2026-03-06T10:00:00+07:00')
    await world.aVisitor().call('session/daftar', aRegistration({ nama_perusahaan: 'PT Antre Pembeli' }))
    world.setClock()
    const { data } = await administrator.call('admin/pembeli/daftar', { keyword: 'antre pem' })
    expect(data.perusahaan).toMatchObject([{ nama: 'PT Antre Pembeli', tenggat: '2026-03-09T03:00:00.000Z' }])
    expect(data.jumlah).toEqual({ menunggu: 1, perlu_perbaikan: 0, terverifikasi: 0 })
  })

  it('is sent back with reasons by bell and mail, corrected, sent again and verified [ADM-2]', async () => {
    const owner = await world.aBuyer({ name: 'PT Perlu Dibetulkan' })
    const body = { perusahaan_id: owner.companyId, versi: 0, keputusan: 'perbaikan' } as const
    const bare = await administrator.call('admin/pembeli/periksa', body)
    expect([bare.refusal?.code, bare.refusal?.field]).toEqual(['company_reason_needed', 'alasan'])
    const unsaid = await administrator.call('admin/pembeli/periksa', { ...body, alasan: ['lainnya'] })
    expect(unsaid.refusal?.code).toBe('company_note_needed')
    await administrator.call('admin/pembeli/periksa', { ...body, alasan: ['nama_berbeda'], catatan: 'Sesuai NPWP.' })
    expect(await reviewOf(owner)).toMatchObject({
      status: 'perlu_perbaikan',
      alasan: ['nama_berbeda'],
      catatan: 'Sesuai NPWP.',
    })
    expect(await bellOf(owner)).toContain('perlu diperbaiki: Nama berbeda. Sesuai NPWP.')
    await world.runJobs()
    const mails = world.mails.filter(({ to }) => to.address === owner.email).map(({ text }) => text)
    expect(mails.join()).toContain('Data perusahaan perlu diperbaiki')

    const again = await owner.call('perusahaan/pemeriksaan/kirim', { company_id: owner.companyId, versi: 1 })
    expect(again.data).toMatchObject({ status: 'menunggu', versi: 2, alasan: [] })
    const waits = 'PT Perlu Dibetulkan menunggu diperiksa sebagai pembeli'
    expect(await bellOf(administrator)).toContain(waits)
    const verified = { ...body, versi: 2, keputusan: 'verifikasi' } as const
    const answers = await Promise.all([
      administrator.call('admin/pembeli/periksa', verified),
      (await world.anAdministrator()).call('admin/pembeli/periksa', verified),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await reviewOf(owner)).status).toBe('terverifikasi')
  })

  it('is verified under one name and number alone: another one waits again [ADM-2]', async () => {
    const owner = await world.aBuyer()
    const perusahaan_id = owner.companyId
    const change = async (npwp: string) => {
      const company_id = owner.companyId
      const { versi } = (await owner.call('perusahaan/detail', { company_id })).data
      const facts = { company_id, versi, nama: owner.companyName, npwp, ...own }
      return owner.call('perusahaan/ubah', { ...facts, tipe_bisnis_lain: '', provinsi: 'Jawa Barat' })
    }
    await change('1234567890123455')
    const verify = (versi: number) =>
      administrator.call('admin/pembeli/periksa', { perusahaan_id, versi, keputusan: 'verifikasi' })
    // it was reviewed under the number before
    expect((await verify(0)).refusal?.code).toBe('company_moved_on')
    await verify(1)
    await change('1234567890123456')
    expect((await reviewOf(owner)).status).toBe('menunggu')
    const { data } = await administrator.call('admin/perusahaan/semua', { keyword: owner.companyName })
    expect(data.perusahaan[0]?.terverifikasi).toBe(false)
  })

  it('is no business of its purchasers, of strangers, or of sellers [ADM-2, ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const purchaser = await world.aColleague(owner, 'purchaser')
    const body = { perusahaan_id: owner.companyId, versi: 0 }
    for (const stranger of [owner, await world.aSeller(), world.aVisitor()]) {
      expect((await stranger.send('admin/pembeli/periksa', { ...body, keputusan: 'verifikasi' })).ok).toBe(false)
      expect((await stranger.send('admin/pembeli/tangguhkan', { ...body, catatan: 'x' })).ok).toBe(false)
    }
    const sent = await purchaser.send('perusahaan/pemeriksaan/kirim', { company_id: owner.companyId, versi: 0 })
    expect(sent.ok).toBe(false)
    const seller = await administrator.call('admin/pembeli/tangguhkan', {
      ...body,
      perusahaan_id: (await world.aSeller()).companyId,
      catatan: 'x',
    })
    expect(seller.refusal?.code).toBe('company_not_found')
  })
})

describe('a suspended company that buys', () => {
  it('reads its documents, but begins nothing, until it is opened again [ADM-2]', async () => {
    const { buyer, seller, product, nego_id } = await aProposal(world)
    const other = await world.aProduct({ seller })
    expect((await move(buyer, 'tangguhkan')).data.ditangguhkan).not.toBeNull()

    expect((await view(buyer, nego_id)).penawaran.at(-1)?.catatan).toBe('Perusahaan pembeli sedang ditangguhkan.')
    expect(await bellOf(buyer)).toContain('ditangguhkan: Tagihan palsu.')
    expect(await bellOf(seller)).toContain(`Pelanggan ${buyer.companyName} ditangguhkan oleh platform.`)
    const refused = await buyer.call('negosiasi/submit', proposal(buyer, other))
    expect([refused.status, refused.refusal?.code]).toEqual([422, 'company_suspended'])
    const cart = { company_id: buyer.companyId, user_id: buyer.userId, produk_id: product.id }
    const added = await buyer.send('produk/keranjang/tambah', {
      ...cart,
      seller_id: seller.companyId,
      kuantitas_satuan: '100',
    })
    expect(added.ok).toBe(false)
    expect((await buyer.call('transaksi/daftar', {})).ok).toBe(true)
    expect((await reviewOf(buyer)).alasan_penangguhan).toBe('Tagihan palsu.')

    await move(buyer, 'buka')
    expect((await buyer.call('negosiasi/submit', proposal(buyer, other))).ok).toBe(true)
  })

  it('ends what waits for approval, and goes on with what was ordered [ADM-2, ORDER-4]', async () => {
    const { buyer, product, addressId } = await aSale(world)
    const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
    const waiting = await placeFor(purchaser, addressId, product)
    const placed = await placeFor(buyer, addressId, product)
    await move(buyer, 'tangguhkan')
    const stateOf = async (transaksi_id: string) => (await buyer.call('transaksi/detail', { transaksi_id })).data.status
    expect([await stateOf(waiting.id), await stateOf(placed.id)]).toEqual(['dibatalkan', 'menunggu_konfirmasi'])
  })

  it('writes no more to its sellers, of whom it reads what was said [ADM-2, CHAT-1]', async () => {
    const { buyer, seller } = await anOrder(world)
    const opened = await buyer.call('chat/room/buka', { seller_id: seller.companyId })
    await move(buyer, 'tangguhkan')
    const { key_room } = opened.data
    const response = await buyer.send('chat/pesan/kirim', {
      key_room,
      kunci: crypto.randomUUID(),
      type: 'text',
      contain: 'Halo',
    })
    expect(response.refusal?.code).toBe('company_suspended')
    expect((await buyer.send('chat/pesan/daftar', { key_room })).ok).toBe(true)
  })

  it('is suspended once of two at once, and places nothing afterwards however it raced [ADM-2]', async () => {
    const { buyer, seller } = await aProposal(world)
    const product = await world.aProduct({ seller })
    const { versi } = await reviewOf(buyer)
    const body = { perusahaan_id: buyer.companyId, versi, catatan: 'Uji' }
    const [first, second, submitted] = await Promise.all([
      administrator.call('admin/pembeli/tangguhkan', body),
      administrator.call('admin/pembeli/tangguhkan', body),
      buyer.call('negosiasi/submit', proposal(buyer, product)),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    if (submitted.ok) expect((await view(buyer, submitted.data.nego_id)).status).toBe('dibatalkan')
    else expect(submitted.refusal?.code).toBe('company_suspended')
  })
})
