import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { countRoundTrips } from '#test/database/round-trips.ts'
import { aPdf, aPng } from '#test/form.ts'
import { aPhoto, aShortReceipt, claimOf, receive } from '#test/scenes/claiming.ts'
import { anOrder, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const roundTrips = countRoundTrips()
const world = await openWorld({ connections: 8 })

const formOf = async (buyer: Person, kiriman_id: string) => (await buyer.call('klaim/isian', { kiriman_id })).data
const messagesTo = async (person: Person) =>
  (await person.call('notifikasi/daftar', { company_id: person.companyId })).data.notifikasi.map(({ pesan }) => pesan)

/** Confirms an order and ships it whole. @returns the shipment's id */
async function ship(seller: Person, transaksi_id: string): Promise<string> {
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  const parcel = { transaksi_id, versi: 2, kurir: 'Armada sendiri' }
  return (await seller.call('pusat-seller/pesanan/kirim', parcel)).data.kiriman_id
}

describe('a claim', () => {
  it('reports by line and lot what was short and faulty, with photos; its seller is told and reads it [CLAIM-1]', async () => {
    const { buyer, seller, kiriman_id, transaksi_id, order } = await aShortReceipt(world)
    const form = await formOf(buyer, kiriman_id)
    expect(form).toMatchObject({
      ke: 1,
      sampai: '2026-03-05T17:00:00.000Z',
      baris: [
        {
          dikirim: '100',
          diterima: '75',
          sisa_kurang: '25',
          sisa_diterima: '75',
          lot: [
            { nomor: 'LOT-A', sisa: '60' },
            { nomor: 'LOT-B', sisa: '40' },
          ],
        },
      ],
    })

    const { data: claim } = await claimOf(buyer, kiriman_id, [
      { lot: 'LOT-A', masalah: 'kurang', jumlah: '25' },
      { lot: 'LOT-B', masalah: 'tidak_sesuai', jumlah: '12.5' },
    ])

    expect(claim).toMatchObject({
      status: 'diajukan',
      menunggu: 'seller',
      transaksi_nomor: order.number,
      jawab_sampai: '2026-03-05T17:00:00.000Z',
      baris: [
        { lot: 'LOT-A', masalah_nama: 'Kurang', jumlah: '25' },
        { lot: 'LOT-B', masalah_nama: 'Tidak sesuai spesifikasi', jumlah: '12.5' },
      ],
    })
    expect(claim.nomor).toMatch(/^KL-260302-[A-Z2-9]{6}$/)
    expect(await messagesTo(seller)).toContainEqual(expect.stringContaining(`mengajukan klaim ${claim.nomor}`))
    const read = (await seller.call('pusat-seller/klaim/detail', { klaim_id: claim.klaim_id })).data
    const [photo] = read.riwayat[0]?.foto ?? []
    const file = await seller.send('pusat-seller/klaim/foto', { foto_id: photo?.foto_id ?? '' })
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
    expect((await formOf(buyer, kiriman_id)).baris[0]).toMatchObject({ sisa_kurang: '0', sisa_diterima: '62.5' })
    const ofOrder = (await seller.call('pusat-seller/klaim/pesanan', { transaksi_id })).data
    expect(ofOrder.klaim.map(({ nomor }) => nomor)).toEqual([claim.nomor])
    expect((await seller.call('pusat-seller/ringkasan', {})).data.klaim).toBe(1)
    const list = (await seller.call('pusat-seller/klaim/daftar', { saring: 'seller' })).data
    expect(list).toMatchObject({ total: 1, jumlah: { semua: 1, seller: 1, pembeli: 0, selesai: 0 } })
    expect((await buyer.call('klaim/daftar', { saring: 'selesai' })).data).toMatchObject({ klaim: [], total: 0 })
  })

  it('is of no more than is left of the line and the lot, and of faulty goods never without a photo [CLAIM-1]', async () => {
    const { buyer, kiriman_id } = await aShortReceipt(world)
    const code = async (...rows: Parameters<typeof claimOf>[2][number][]) =>
      (await claimOf(buyer, kiriman_id, rows)).refusal?.code
    expect(await code({ masalah: 'kurang', jumlah: '25.001' })).toBe('claim_shortage_over')
    expect(await code({ jumlah: '60' }, { lot: 'LOT-B', jumlah: '15.5' })).toBe('claim_faulty_over')
    expect(await code({ jumlah: '60.5' })).toBe('claim_lot_over')
    expect(await code({ lot: 'LOT-C' })).toBe('claim_lot_unknown')
    expect(await code({ posisi: 2 })).toBe('claim_line_unknown')
    expect(await code({ jumlah: '0' })).toBe('claim_nothing')
    const bare = { kiriman_id, uraian: 'Basah', foto: [], kunci: randomUUID() }
    const baris = [{ posisi: 1, lot: 'LOT-A', masalah: 'rusak' as const, jumlah: '1' }]
    const silent = await buyer.call('klaim/ajukan', { ...bare, baris })
    expect(silent.refusal).toMatchObject({ code: 'claim_photo_needed', field: 'foto' })
    const [row] = baris
    const short = await buyer.call('klaim/ajukan', {
      ...bare,
      baris: [{ ...row, posisi: 1, masalah: 'kurang', jumlah: '25' }],
    })
    expect(short.ok, short.text).toBe(true)
  })

  it('is listed with as few questions however many orders are claimed [CLAIM-1]', async () => {
    const { seller, ...scene } = await aShortReceipt(world)
    await claimOf(scene.buyer, scene.kiriman_id, [{ jumlah: '5' }])
    const list = () => seller.call('pusat-seller/klaim/daftar', {})
    const ofOne = await roundTrips.during(list)
    const other = await placeFor(scene.buyer, scene.addressId, scene.product)
    const kiriman_id = await ship(seller, other.id)
    await receive(scene.buyer, kiriman_id, '25')
    await claimOf(scene.buyer, kiriman_id, [{ lot: 'LOT-B', jumlah: '5' }])
    expect(await roundTrips.during(list)).toBe(ofOne)
    const { klaim } = (await list()).data
    expect(klaim.map(({ transaksi_nomor }) => transaksi_nomor)).toEqual([other.number, scene.order.number])
  })

  it('is made to the last minute of the seller’s days in Jakarta, and not after it [CLAIM-1]', async () => {
    const { buyer, seller, kiriman_id, transaksi_id } = await aShortReceipt(world)
    const photos = [await aPhoto(buyer, kiriman_id)]
    const upload = () => buyer.upload('klaim/foto/unggah', { kiriman_id }, aPng)
    const end = '2026-03-06T00:00:00+07:00'
    const late = await world.at(end, () => claimOf(buyer, kiriman_id, [{ jumlah: '5' }], photos))
    expect(late.refusal).toMatchObject({ code: 'claim_closed' })
    expect(late.text).toContain('Batas klaim 5 Mar 2026, 24.00 WIB sudah lewat.')
    expect((await world.at(end, upload)).refusal).toMatchObject({ code: 'claim_closed', field: 'berkas' })
    const inTime = await world.at('2026-03-05T23:59:59+07:00', () => claimOf(buyer, kiriman_id, [{ jumlah: '5' }]))
    expect(inTime.ok, inTime.text).toBe(true)
    // for a refusal that may be contested
    expect((await world.at(end, upload)).ok).toBe(true)

    // an announced deadline stays, whatever the seller sets for later ones
    const { data: terms } = await seller.call('pusat-seller/pengaturan/kirim', {})
    expect(terms.batas_klaim_hari).toBe(3)
    await seller.call('pusat-seller/pengaturan/kirim/ketentuan', {
      versi: terms.versi,
      gratis_mulai: null,
      hari_kirim: [1, 2, 3, 4, 5],
      batas_konfirmasi_hari: 2,
      batas_klaim_hari: 7,
    })
    expect((await seller.call('pusat-seller/pengaturan/kirim', {})).data.batas_klaim_hari).toBe(7)
    const { data } = await buyer.call('klaim/pesanan', { transaksi_id })
    expect(data.kiriman).toMatchObject([{ ke: 1, sampai: '2026-03-05T17:00:00.000Z', ajukan: { boleh: true } }])
  })

  it('is made once by its key, however often it is sent at once, and refused for another by the same key [CLAIM-1]', async () => {
    const { buyer, kiriman_id } = await aShortReceipt(world)
    const foto = [await aPhoto(buyer, kiriman_id)]
    const body = {
      kiriman_id,
      baris: [{ posisi: 1, lot: 'LOT-A', masalah: 'rusak' as const, jumlah: '25' }],
      uraian: 'Sobek',
      foto,
      kunci: randomUUID(),
    }
    const sent = await Promise.all([1, 2, 3].map(() => buyer.call('klaim/ajukan', body)))
    expect(new Set(sent.map(({ data }) => data.klaim_id)).size).toBe(1)
    expect((await buyer.call('klaim/daftar', {})).data.total).toBe(1)
    const other = await buyer.call('klaim/ajukan', { ...body, uraian: 'Basah' })
    expect(other.refusal?.code).toBe('key_reused')
  })

  it('is refused by a key that is used for another order at once [CLAIM-1]', async () => {
    const scene = await aShortReceipt(world)
    const other = await placeFor(scene.buyer, scene.addressId, scene.product)
    const otherShipment = await ship(scene.seller, other.id)
    await receive(scene.buyer, otherShipment, '25')
    const body = {
      baris: [{ posisi: 1, lot: 'LOT-B', masalah: 'kurang' as const, jumlah: '25' }],
      uraian: 'Sobek',
      foto: [],
      kunci: randomUUID(),
    }
    const both = await Promise.all(
      [scene.kiriman_id, otherShipment].map((kiriman_id) => scene.buyer.call('klaim/ajukan', { ...body, kiriman_id })),
    )
    expect(both.map(({ ok, refusal }) => (ok ? 'claimed' : refusal?.code)).sort()).toEqual(['claimed', 'key_reused'])
  })

  it('leaves the rest to the slower of two that are made at once [CLAIM-1]', async () => {
    const { buyer, kiriman_id } = await aShortReceipt(world)
    const colleague = await world.aColleague(buyer, 'purchaser')
    const both = await Promise.all([
      claimOf(buyer, kiriman_id, [{ masalah: 'kurang', jumlah: '20' }]),
      claimOf(colleague, kiriman_id, [{ masalah: 'kurang', jumlah: '20' }]),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)?.refusal?.code).toBe('claim_shortage_over')
  })

  it('is taken back while it waits, and what it was about may be claimed again [CLAIM-1]', async () => {
    const { buyer, kiriman_id } = await aShortReceipt(world)
    const { data: claim } = await claimOf(buyer, kiriman_id, [{ masalah: 'kurang', jumlah: '25' }])
    const back = await buyer.call('klaim/tarik', { klaim_id: claim.klaim_id, versi: 1 })
    expect(back.data).toMatchObject({ status: 'ditarik', menunggu: null, can: { tarik: { boleh: false } } })
    const again = await claimOf(buyer, kiriman_id, [{ masalah: 'kurang', jumlah: '25' }])
    expect(again.ok, again.text).toBe(true)
  })

  it('may be of any of the goods that their seller alone has recorded as received, for as long as they may be under way [CLAIM-1] [SHIP-1]', async () => {
    const { buyer, seller, order } = await anOrder(world, { stock: '1000', units: '100' })
    const kiriman_id = await ship(seller, order.id)
    const done = await seller.call('pusat-seller/pesanan/selesai', { transaksi_id: order.id, versi: 3 })
    expect(done.data.status).toBe('selesai')

    expect(await formOf(buyer, kiriman_id)).toMatchObject({
      sampai: '2026-03-26T17:00:00.000Z',
      baris: [{ dikirim: '100', diterima: '100', sisa_kurang: '100', sisa_diterima: '100' }],
    })
    const { data: claim } = await claimOf(buyer, kiriman_id, [{ lot: null, masalah: 'kurang', jumlah: '40' }], [])
    expect((await formOf(buyer, kiriman_id)).baris[0]).toMatchObject({ sisa_kurang: '60', sisa_diterima: '60' })

    const credit = { klaim_id: claim.klaim_id, versi: 1, retur: false }
    const credited = await seller.call('pusat-seller/klaim/nota-kredit', credit)
    expect(credited.ok, credited.text).toBe(true)
    const lines = world.db.selectFrom('order_lines').select('units_adjusted').where('order_id', '=', order.id)
    expect(Number((await lines.executeTakeFirstOrThrow()).units_adjusted)).toBe(-40)
  })

  it('may be of goods to be fetched as long, where their seller alone has recorded that they were [CLAIM-1] [SHIP-1]', async () => {
    const { buyer, seller, order } = await anOrder(world, { stock: '1000', units: '100' })
    const kiriman_id = await ship(seller, order.id)
    await world.db.updateTable('orders').set({ pickup: 'Gudang Cakung' }).where('id', '=', order.id).execute()
    await seller.call('pusat-seller/pesanan/selesai', { transaksi_id: order.id, versi: 3 })

    expect(await formOf(buyer, kiriman_id)).toMatchObject({ sampai: '2026-03-26T17:00:00.000Z' })
  })

  it('is of nothing that is not received, and of no cancelled order [CLAIM-1]', async () => {
    const { buyer, seller, kiriman_id, transaksi_id } = await aShortReceipt(world)
    const photos = [await aPhoto(buyer, kiriman_id)]
    const { data: claim } = await claimOf(buyer, kiriman_id, [{ jumlah: '5' }])
    const { versi } = (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data
    await seller.call('pusat-seller/pesanan/batal', { transaksi_id, versi, alasan: 'Semua kembali' })
    const closed = (await buyer.call('klaim/detail', { klaim_id: claim.klaim_id })).data
    expect(closed).toMatchObject({ status: 'ditarik', menunggu: null })
    expect(closed.riwayat.at(-1)).toMatchObject({
      oleh: 'Sistem',
      keterangan: 'Klaim ditutup karena pesanan dibatalkan',
    })
    expect((await claimOf(buyer, kiriman_id, [{ jumlah: '5' }], photos)).refusal?.code).toBe('claim_closed')
    const upload = await buyer.upload('klaim/foto/unggah', { kiriman_id }, aPng)
    expect(upload.refusal?.code).toBe('claim_closed')
  })
})

describe('a claim and its photos', () => {
  it('are found by nobody else: not strangers, not administrators, not a removed member [CLAIM-1] [ROLE-9]', async () => {
    const { buyer, seller, kiriman_id, transaksi_id } = await aShortReceipt(world)
    const { data: claim } = await claimOf(buyer, kiriman_id, [{ jumlah: '5' }])
    const { klaim_id } = claim
    const foto_id = claim.riwayat[0]?.foto[0]?.foto_id ?? ''
    const [stranger, rival] = [await world.aBuyer(), await world.aSeller()]
    expect((await stranger.call('klaim/detail', { klaim_id })).refusal?.code).toBe('claim_not_found')
    expect((await stranger.send('klaim/foto', { foto_id })).refusal?.code).toBe('claim_photo_not_found')
    expect((await stranger.call('klaim/isian', { kiriman_id })).refusal?.code).toBe('shipment_not_found')
    expect((await stranger.call('klaim/pesanan', { transaksi_id })).refusal?.code).toBe('order_not_found')
    expect((await stranger.call('klaim/tarik', { klaim_id, versi: 1 })).refusal?.code).toBe('claim_not_found')
    expect((await rival.call('pusat-seller/klaim/detail', { klaim_id })).refusal?.code).toBe('claim_not_found')
    expect((await rival.send('pusat-seller/klaim/foto', { foto_id })).refusal?.code).toBe('claim_photo_not_found')
    const refusal = { klaim_id, versi: 1, alasan: 'Bukan milik kami' }
    expect((await rival.call('pusat-seller/klaim/tolak', refusal)).refusal?.code).toBe('claim_not_found')
    const administrator = await world.anAdministrator()
    expect((await administrator.send('klaim/foto', { foto_id })).status).toBe(422)

    const [leaving, gone] = [await world.aColleague(buyer, 'purchaser'), await world.aColleague(seller, 'sales')]
    expect((await leaving.send('klaim/foto', { foto_id })).status).toBe(200)
    expect((await gone.send('pusat-seller/klaim/foto', { foto_id })).status).toBe(200)
    await world.db.deleteFrom('memberships').where('user_id', 'in', [leaving.userId, gone.userId]).execute()
    // of their only company, so that there is no session any more
    await expect(leaving.send('klaim/foto', { foto_id })).rejects.toThrow('could not sign in')
    await expect(gone.send('pusat-seller/klaim/foto', { foto_id })).rejects.toThrow('could not sign in')
    await expect(gone.send('pusat-seller/klaim/detail', { klaim_id })).rejects.toThrow('could not sign in')
  })

  it('are pictures of that shipment, each of one claim; what no claim has goes after a day [CLAIM-1]', async () => {
    const { buyer, seller, kiriman_id } = await aShortReceipt(world)
    const other = await aShortReceipt(world)
    expect((await buyer.upload('klaim/foto/unggah', { kiriman_id }, aPdf)).status).toBe(422)
    const foto = await aPhoto(buyer, kiriman_id)
    expect((await seller.send('pusat-seller/klaim/foto', { foto_id: foto })).refusal?.code).toBe(
      'claim_photo_not_found',
    )
    const foreign = await aPhoto(other.buyer, other.kiriman_id)
    const body = {
      kiriman_id,
      baris: [{ posisi: 1, lot: 'LOT-A', masalah: 'rusak' as const, jumlah: '5' }],
      uraian: 'Sobek',
    }
    const stolen = await buyer.call('klaim/ajukan', { ...body, foto: [foto, foreign], kunci: randomUUID() })
    expect(stolen.refusal).toMatchObject({ code: 'claim_photo_unknown', field: 'foto' })
    expect((await buyer.call('klaim/daftar', {})).data.total).toBe(0)
    await buyer.call('klaim/ajukan', { ...body, foto: [foto], kunci: randomUUID() })
    const again = await buyer.call('klaim/ajukan', { ...body, foto: [foto], kunci: randomUUID() })
    expect(again.refusal?.code).toBe('claim_photo_unknown')

    await world.at('2026-03-03T09:00:01+07:00', () => world.runJobs('claims/tidy'))
    expect((await other.buyer.send('klaim/foto', { foto_id: foreign })).refusal?.code).toBe('claim_photo_not_found')
    expect((await buyer.send('klaim/foto', { foto_id: foto })).status).toBe(200)
  })

  it('show the other company nothing of a photo but what is to be seen [CLAIM-1]', async () => {
    const { buyer, seller, kiriman_id } = await aShortReceipt(world)
    const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e6b5e' } })
    const taken = image.withExif({
      IFD0: { Make: 'Telepon Rahasia' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
    })
    const photos = []
    for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const content = await taken.clone().toFormat(kind).toBuffer()
      expect(content.includes('Telepon Rahasia')).toBe(true)
      const { data } = await buyer.upload('klaim/foto/unggah', { kiriman_id }, { name: `sak.${kind}`, content })
      const [format, ending] = kind === 'png' ? ['png', 'png'] : ['jpeg', kind === 'jpeg' ? 'jpeg' : 'jpg']
      expect(data.nama).toBe(`sak.${ending}`)
      photos.push({ id: data.foto_id, format })
    }

    await claimOf(
      buyer,
      kiriman_id,
      [{ jumlah: '5' }],
      photos.map(({ id }) => id),
    )

    for (const { id, format } of photos) {
      const { bytes } = await seller.send('pusat-seller/klaim/foto', { foto_id: id })
      const { exif, ...metadata } = await sharp(bytes).metadata()
      expect(metadata).toMatchObject({ format, width: 60, height: 40 })
      expect(exif).toBeUndefined()
      expect(bytes.includes('Telepon Rahasia')).toBe(false)
    }
  })

  it.each([
    ['the beginning of a PNG', aPng.content.subarray(0, 20)],
    [
      'text behind the beginning of a JPEG',
      Buffer.from(`\xff\xd8\xff\xe0\0\x10JFIF\0${'Lintang -6.2, bujur 106.8. '.repeat(9)}`, 'latin1'),
    ],
  ])('take %s for no photo, and keep nothing of it [CLAIM-1]', async (_, content) => {
    const { buyer, kiriman_id } = await aShortReceipt(world)

    const broken = await buyer.upload('klaim/foto/unggah', { kiriman_id }, { name: 'sak.jpg', content })

    expect(broken.refusal).toMatchObject({ code: 'photo_broken', field: 'berkas' })
    expect(broken.text).toContain('Foto ini tidak dapat dibaca')
    const stored = world.db.selectFrom('stored_files').select('id').where('company_id', '=', buyer.companyId)
    expect(await stored.execute()).toEqual([])
  })

  it('are reminded of in the morning of the last day, once: its seller of an answer, a buyer of a shortage that it may claim [CLAIM-1]', async () => {
    const { buyer, seller, kiriman_id } = await aShortReceipt(world)
    const unclaimed = await aShortReceipt(world)
    await claimOf(buyer, kiriman_id, [{ jumlah: '5' }])
    const withdrawn = await aShortReceipt(world)
    const { klaim_id } = (await claimOf(withdrawn.buyer, withdrawn.kiriman_id, [{ jumlah: '5' }])).data
    await withdrawn.buyer.call('klaim/tarik', { klaim_id, versi: 1 })
    const reminders = async (person: Person, begin: string) =>
      (await messagesTo(person)).filter((one) => one.startsWith(begin))
    await world.at('2026-03-04T10:00:00+07:00', () => world.runJobs('claims/remind'))
    expect(await reminders(seller, 'Jawab klaim')).toEqual([])
    await world.at('2026-03-05T09:00:00+07:00', async () => {
      await Promise.all([world.runJobs('claims/remind'), world.runJobs('claims/remind')])
    })
    expect(await reminders(seller, 'Jawab klaim')).toHaveLength(1)
    expect(await reminders(unclaimed.buyer, 'Kekurangan pada pesanan')).toHaveLength(1)
    expect(await reminders(withdrawn.buyer, 'Kekurangan pada pesanan')).toHaveLength(1)
    expect(await reminders(buyer, 'Kekurangan pada pesanan')).toEqual([])
  })
})
