import { describe, expect, it } from 'vitest'
import { aPng } from '#test/form.ts'
import { openWorld } from '#test/world.ts'
import { anApplication, anOpenedShop, aSubmitted, companyOf } from './testing.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

describe('a company that applies as a seller', () => {
  it('keeps its draft at each step, and is told what is missing [SHOP-1]', async () => {
    const owner = await world.aBuyer()
    const { company_id } = owner.ids
    const empty = (await owner.call('daftar-seller/lihat', { company_id })).data
    expect([empty.versi, empty.status, empty.kurang.rekening]).toEqual([
      0,
      'draf',
      ['bank', 'nomor rekening', 'pemilik rekening'],
    ])

    const bank = { bank: 'Bank Contoh', nomor_rekening: '12-345.678 90', atas_nama: owner.companyName }
    const saved = (await owner.call('daftar-seller/rekening', { company_id, versi: 0, ...bank })).data
    expect([saved.versi, saved.isian.nomor_rekening, saved.kurang.rekening]).toEqual([1, '1234567890', []])

    const refused = await owner.call('daftar-seller/ajukan', { company_id, versi: 1 })
    expect([refused.status, refused.refusal?.code]).toEqual([422, 'application_incomplete'])
    expect(refused.refusal?.status_message).toContain('dokumen NPWP')
  })

  it("does not take the platform's name, but keeps the one it has [REG-1, SHOP-1]", async () => {
    const owner = await world.aBuyer()
    const facts = {
      tipe_seller: 'distributor',
      nib: '1200000099001',
      npwp: '3400000000099001',
      pkp: false,
      kurs: '16250.00',
    } as const
    const step = { ...companyOf(owner), versi: 0, ...facts, nama_nib: 'PT Sentra Bahan' }
    const { refusal } = await owner.call('daftar-seller/perusahaan', step)
    expect(refusal).toMatchObject({ code: 'name_reserved', field: 'nama_nib' })

    const named = { name: 'Sentra Bahan' }
    await world.db.updateTable('companies').set(named).where('id', '=', owner.companyId).execute()
    expect((await owner.call('daftar-seller/perusahaan', step)).data.isian.nama_nib).toBe('PT Sentra Bahan')
  })

  it('keeps licences with number and validity; one that has ended keeps it from being submitted [SHOP-1]', async () => {
    const owner = await world.aBuyer()
    const versi = await anApplication(owner)
    const company = companyOf(owner)
    const izin = [{ nama: 'PBF', nomor: 'PBF-01', berlaku_sampai: '2001-01-01' }]
    const { data } = await owner.call('daftar-seller/izin', { ...company, versi, izin })
    expect([data.isian.izin, data.kurang.izin, data.kurang.dokumen]).toEqual([
      izin,
      ['izin PBF yang masih berlaku'],
      ['dokumen Izin'],
    ])
    await owner.call('daftar-seller/izin', {
      ...company,
      versi: versi + 1,
      izin: [{ ...izin[0], berlaku_sampai: null } as never],
    })
    await owner.upload('daftar-seller/dokumen/unggah', { ...company, jenis: 'izin' }, aPng)
    const whole = (await owner.upload('daftar-seller/dokumen/unggah', { ...company, jenis: 'izin' })).data
    expect([whole.kurang.dokumen, whole.dokumen.filter(({ jenis }) => jenis === 'izin')]).toEqual([
      [],
      [expect.objectContaining({ tipe: 'png' }), expect.objectContaining({ tipe: 'pdf' })],
    ])
  })

  it('of two who write at once keeps one and tells the other [SHOP-1]', async () => {
    const owner = await world.aBuyer()
    const partner = await world.aColleague(owner, 'owner')
    const write = (who: typeof owner, bank: string) =>
      who.call('daftar-seller/rekening', {
        ...companyOf(owner),
        versi: 0,
        bank,
        nomor_rekening: '1234567890',
        atas_nama: 'PT Uji',
      })
    const answers = await Promise.all([write(owner, 'Bank Satu'), write(partner, 'Bank Dua')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('submits once of two presses, and has a working day ahead [SHOP-1, ADM-2]', async () => {
    world.setClock('2026-03-06T10:00:00+07:00')
    const owner = await world.aBuyer()
    const versi = await anApplication(owner)
    const press = () => owner.call('daftar-seller/ajukan', { ...companyOf(owner), versi })
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { data } = await owner.call('daftar-seller/lihat', companyOf(owner))
    expect([data.status, data.tenggat]).toEqual(['diajukan', '2026-03-09T03:00:00.000Z'])
    world.setClock()
    const changed = await owner.call('daftar-seller/izin', { ...companyOf(owner), versi: data.versi, izin: [] })
    expect(changed.refusal?.code).toBe('application_act_not_allowed')
    const upload = await owner.upload('daftar-seller/dokumen/unggah', { ...companyOf(owner), jenis: 'npwp' })
    expect(upload.refusal?.code).toBe('application_act_not_allowed')
  })

  it('is represented by its owner alone: no purchaser, no seller, no visitor [SHOP-1, ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const strangers = [
      await world.aColleague(owner, 'purchaser'),
      await world.aSeller({ role: 'sales' }),
      await world.aSeller(),
      world.aVisitor(),
    ]
    for (const stranger of strangers)
      expect((await stranger.send('daftar-seller/lihat', companyOf(owner))).ok).toBe(false)
  })

  it('shows its documents to no other company, however the id is known [SHOP-1]', async () => {
    const owner = await world.aBuyer()
    await anApplication(owner)
    const dokumen_id = (await owner.call('daftar-seller/lihat', companyOf(owner))).data.dokumen[0]?.dokumen_id ?? ''
    const stranger = await world.aBuyer()
    await anApplication(stranger)
    expect((await owner.send('daftar-seller/dokumen/berkas', { dokumen_id })).status).toBe(200)
    expect((await stranger.send('daftar-seller/dokumen/berkas', { dokumen_id })).status).toBe(404)
    expect((await stranger.call('daftar-seller/dokumen/hapus', { ...companyOf(stranger), dokumen_id })).status).toBe(
      404,
    )
    expect((await stranger.send('admin/perusahaan/berkas', { dokumen_id })).ok).toBe(false)
    const others = { ...companyOf(owner), versi: 0, izin: [] }
    expect((await stranger.call('daftar-seller/izin', others)).refusal?.code).toBe('not_yours')
  })
})

describe('what an administrator decides', () => {
  it('stands in the queue by deadline, found by name and number [ADM-2]', async () => {
    world.setClock('2026-03-03T10:00:00+07:00')
    const later = await world.aBuyer({ name: 'PT Urutan Kedua' })
    await aSubmitted(world, later)
    world.setClock('2026-03-02T10:00:00+07:00')
    const earlier = await world.aBuyer({ name: 'PT Urutan Pertama' })
    await aSubmitted(world, earlier, { npwp: '9900000000000001' })
    world.setClock()
    const { data } = await administrator.call('admin/perusahaan/daftar', { keyword: 'urutan' })
    expect(data.pengajuan.map(({ nama }) => nama)).toEqual(['PT Urutan Pertama', 'PT Urutan Kedua'])
    expect([data.total, data.jumlah.diajukan, data.jumlah.disetujui]).toEqual([2, 2, 0])
    const found = await administrator.call('admin/perusahaan/daftar', { keyword: '9900 0000 0000 0001' })
    expect(found.data.pengajuan.map(({ nama }) => nama)).toEqual(['PT Urutan Pertama'])
  })

  it('shows a number that another company has, and a name that was typed differently [ADM-2]', async () => {
    const first = await world.aBuyer({ name: 'CV Pemilik Nomor' })
    await aSubmitted(world, first, { npwp: '9900000000000002' })
    const second = await world.aBuyer()
    const { pengajuan_id } = await aSubmitted(world, second, { npwp: '9900000000000002' })
    const { data } = await administrator.call('admin/perusahaan/detail', { pengajuan_id })
    const found = Object.fromEntries(
      data.periksa.map(({ periksa, cocok, keterangan }) => [periksa, [cocok, keterangan]]),
    )
    expect(found).toMatchObject({
      npwp: [false, 'sudah dipakai CV Pemilik Nomor'],
      nib: [true, 'format benar (13 angka), belum dipakai perusahaan lain'],
      nama_nib: [true, 'sama dengan nama terdaftar'],
    })
  })

  it('is sent with its reasons by bell and mail, and corrected and sent again [SHOP-1, ADM-2]', async () => {
    const owner = await world.aBuyer()
    const expected = await aSubmitted(world, owner)
    const decided = { ...expected, keputusan: 'perbaikan', catatan: 'Mohon pindai ulang NIB.' } as const
    expect((await administrator.call('admin/perusahaan/putuskan', decided)).refusal?.code).toBe(
      'application_reason_needed',
    )
    const { data } = await administrator.call('admin/perusahaan/putuskan', { ...decided, alasan: ['tidak_terbaca'] })
    expect([data.status, data.riwayat[0]]).toEqual([
      'perlu_perbaikan',
      expect.objectContaining({ alasan: ['tidak_terbaca'], catatan: 'Mohon pindai ulang NIB.' }),
    ])
    const own = (await owner.call('daftar-seller/lihat', companyOf(owner))).data
    expect(own.riwayat[0]).toMatchObject({ kejadian: 'diminta_perbaikan', catatan: 'Mohon pindai ulang NIB.' })
    const bell = await owner.call('notifikasi/daftar', companyOf(owner))
    expect(JSON.stringify(bell.data)).toContain('perlu diperbaiki: Tidak terbaca. Mohon pindai ulang NIB.')
    await world.runJobs()
    const mailed = world.mails.filter(({ to }) => to.address === owner.email).map(({ text }) => text)
    expect(mailed.join()).toContain('Pendaftaran seller perlu diperbaiki')
    const again = await owner.call('daftar-seller/ajukan', { ...companyOf(owner), versi: own.versi })
    expect(again.data.status).toBe('diajukan')
  })

  it('approves only when each document is marked as read, one that came meanwhile too [ADM-2]', async () => {
    const owner = await world.aBuyer()
    const { dokumen_dibaca, ...expected } = await aSubmitted(world, owner)
    const approve = (read: string[]) =>
      administrator.call('admin/perusahaan/putuskan', { ...expected, keputusan: 'setujui', dokumen_dibaca: read })

    expect((await approve(dokumen_dibaca.slice(1))).refusal).toMatchObject({
      code: 'application_unread',
      field: 'dokumen_dibaca',
      status_message: 'Baca dan tandai setiap dokumen dulu. Belum ditandai: NPWP.',
    })
    expect((await owner.call('daftar-seller/lihat', companyOf(owner))).data.status).toBe('diajukan')
    expect((await approve(dokumen_dibaca)).data.status).toBe('disetujui')
  })

  it('is one of two at once: the later is told what it has become [ADM-2]', async () => {
    const owner = await world.aBuyer()
    const expected = await aSubmitted(world, owner)
    const colleague = await world.anAdministrator()
    const answers = await Promise.all([
      administrator.call('admin/perusahaan/putuskan', { ...expected, keputusan: 'setujui' }),
      colleague.call('admin/perusahaan/putuskan', { ...expected, keputusan: 'tolak', alasan: ['tidak_terbaca'] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { data } = await owner.call('daftar-seller/lihat', companyOf(owner))
    const state = data.status === 'disetujui' ? 'disetujui' : 'ditolak'
    expect(answers.find(({ ok }) => !ok)?.refusal?.status_message).toContain(state)
  })

  it('needs a note where the reason is another one [ADM-2]', async () => {
    const expected = await aSubmitted(world, await world.aBuyer())
    const refused = await administrator.call('admin/perusahaan/putuskan', {
      ...expected,
      keputusan: 'tolak',
      alasan: ['lainnya'],
    })
    expect([refused.refusal?.code, refused.refusal?.field]).toEqual(['application_note_needed', 'catatan'])
  })

  it('can be begun again after a refusal, with all that was written [SHOP-1]', async () => {
    const owner = await world.aBuyer()
    const expected = await aSubmitted(world, owner)
    await administrator.call('admin/perusahaan/putuskan', {
      ...expected,
      keputusan: 'tolak',
      alasan: ['sudah_terdaftar'],
    })
    const own = (await owner.call('daftar-seller/lihat', companyOf(owner))).data
    expect([own.status, own.can.mulai_ulang.boleh, own.toko_id]).toEqual(['ditolak', true, null])
    const { data } = await owner.call('daftar-seller/mulai-ulang', { ...companyOf(owner), versi: own.versi })
    expect([data.status, data.dokumen.length]).toEqual(['draf', 3])
  })

  it('opens a shop that its owner runs and strangers find, with nobody at the database [SHOP-1]', async () => {
    const { owner, shop } = await anOpenedShop(world, administrator)
    expect((await owner.call('pusat-seller/ringkasan', {})).ok).toBe(true)
    expect((await owner.call('pusat-seller/langganan/daftar', {})).ok).toBe(true)
    const found = await world.aVisitor().call('seller/detail', { seller_username: shop })
    expect(found.data.seller_nama).toBe(owner.companyName)
  })

  it('leaves the company what it has bought: it remains a buyer beside its shop [SHOP-1]', async () => {
    const { owner } = await anOpenedShop(world, administrator)
    const companies = (await owner.call('session/akun/daftar', {})).data
    expect(companies.map(({ jenis, peran }) => `${jenis} ${peran}`).sort()).toEqual(['buyer owner', 'seller owner'])
  })

  it('is for administrators alone [ADM-2, ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const expected = await aSubmitted(world, owner)
    for (const stranger of [owner, await world.aSeller(), world.aVisitor()]) {
      expect((await stranger.send('admin/perusahaan/detail', expected)).ok).toBe(false)
      expect((await stranger.send('admin/perusahaan/putuskan', { ...expected, keputusan: 'setujui' })).ok).toBe(false)
    }
  })
})
