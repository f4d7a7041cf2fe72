import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { anOpenedShop } from '../onboarding/testing.ts'
import { aCheckedAccount, anAccount, anAccountInForce, aProposedAccount } from './testing.ts'

const world = await openWorld({ connections: 4 })
const first = await world.anAdministrator()
const second = await world.aColleague(first, 'administrator')

async function accountsOf(member: Person) {
  return (await member.call('pusat-seller/rekening/daftar', {})).data
}

async function statesOf(member: Person) {
  return (await accountsOf(member)).rekening.map(({ status, nomor }) => `${status} ${nomor}`)
}

async function noticesTo(member: Person) {
  const { data } = await member.call('notifikasi/daftar', { company_id: member.companyId })
  return data.notifikasi.map(({ pesan }) => pesan)
}

describe('the account of a shop', () => {
  it('is first that of its application, once another administrator than who approved has confirmed it [SHOP-8]', async () => {
    const { owner } = await anOpenedShop(world, first)
    expect(await statesOf(owner)).toEqual(['menunggu_konfirmasi •••• 7890'])
    const [waiting] = (await accountsOf(owner)).rekening
    const expected = { rekening_id: waiting?.rekening_id ?? '', versi: waiting?.versi ?? 0 }

    const { data: shown } = await second.call('admin/rekening/detail', { rekening_id: expected.rekening_id })
    expect(shown.riwayat).toMatchObject([{ kejadian: 'diperiksa' }])
    const { data: log } = await second.call('admin/audit/daftar', { tindakan: 'rekening.periksa_awal' })
    expect(log.audit.map(({ benda_id }) => benda_id)).toContain(expected.rekening_id)

    expect((await first.call('admin/rekening/konfirmasi', expected)).refusal?.code).toBe('bank_account_act_not_allowed')
    expect((await second.call('admin/rekening/konfirmasi', expected)).data.status).toBe('berlaku')

    expect(await statesOf(owner)).toEqual(['berlaku •••• 7890'])
  })

  it('is changed by two administrators; until then the old one is in force [SHOP-8] [ADM-6]', async () => {
    const owner = await world.aSeller()
    const finance = await world.aColleague(owner, 'finance')
    const old = await anAccountInForce(owner, first, second)
    const checked = await aCheckedAccount(owner, first)
    expect((await accountsOf(owner)).rekening.map(({ status }) => status)).toEqual(['menunggu_konfirmasi', 'berlaku'])

    const { data } = await second.call('admin/rekening/konfirmasi', checked)

    expect(data.status).toBe('berlaku')
    const after = (await accountsOf(finance)).rekening
    expect(after.map(({ rekening_id, status }) => [rekening_id, status])).toEqual([
      [checked.rekening_id, 'berlaku'],
      [old, 'diganti'],
    ])
    const notices = await noticesTo(finance)
    expect(notices[0]).toMatch(/terbukti dan berlaku/)
    expect(notices.join()).not.toContain(data.nomor_rekening)
    const written = await world.db
      .selectFrom('audit_entries')
      .select('act')
      .where('thing_id', '=', checked.rekening_id)
      .orderBy('id')
      .execute()
    expect(written.map(({ act }) => act)).toEqual(['account.propose', 'account.check', 'account.confirm'])
  })

  it('is not confirmed by the administrator who checked it, twice at once either [SHOP-8]', async () => {
    const checked = await aCheckedAccount(await world.aSeller(), first)
    const answers = [first, first].map((one) => one.call('admin/rekening/konfirmasi', checked))
    expect((await Promise.all(answers)).map(({ refusal }) => refusal?.code)).toEqual([
      'bank_account_act_not_allowed',
      'bank_account_act_not_allowed',
    ])
    const { data } = await first.call('admin/rekening/detail', { rekening_id: checked.rekening_id })
    expect(data.can.konfirmasi.alasan).toMatch(/administrator lain/)
  })

  it('is looked at by nobody who was invited once it was proposed, who may refuse it [SHOP-8]', async () => {
    const checked = await aCheckedAccount(await world.aSeller(), first)
    world.setClock(new Date(world.now().getTime() + 1000).toISOString())
    const invited = await world.aColleague(first, 'administrator')
    const refused = await invited.call('admin/rekening/konfirmasi', checked)
    expect(refused.refusal?.code).toBe('bank_account_act_not_allowed')
    const { rekening_id } = checked
    const { data } = await invited.call('admin/rekening/detail', { rekening_id })
    expect(data.can.konfirmasi.alasan).toMatch(/setelah rekening ini diajukan/)
    expect((await second.call('admin/rekening/konfirmasi', checked)).data.status).toBe('berlaku')
    world.setClock()
  })

  it('tells the slower of two looks what it has become [SHOP-8]', async () => {
    const owner = await world.aSeller()
    const third = await world.aColleague(first, 'administrator')
    const checked = await aCheckedAccount(owner, first)
    const answers = await Promise.all([
      second.call('admin/rekening/konfirmasi', checked),
      third.call('admin/rekening/tolak', { ...checked, alasan: 'Buku tabungan buram.' }),
      owner.call('pusat-seller/rekening/tarik', checked),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual([
      'bank_account_moved_on',
      'bank_account_moved_on',
    ])
  })

  it('is refused with a reason that the shop reads, or withdrawn, and then another may be proposed [SHOP-8]', async () => {
    const owner = await world.aSeller()
    const expected = await aProposedAccount(owner)
    const twice = await owner.upload('pusat-seller/rekening/ajukan', anAccount(owner))
    expect(twice.refusal?.code).toBe('bank_account_waiting')
    await first.call('admin/rekening/tolak', { ...expected, alasan: 'Nama pada buku tabungan berbeda.' })
    expect((await accountsOf(owner)).rekening[0]?.alasan).toBe('Nama pada buku tabungan berbeda.')
    expect((await noticesTo(owner))[0]).toMatch(/ditolak: Nama pada buku tabungan berbeda/)

    const again = await aProposedAccount(owner)
    const { data } = await owner.call('pusat-seller/rekening/tarik', again)

    expect(data.rekening.map(({ status }) => status).sort()).toEqual(['ditarik', 'ditolak'])
    expect(data.ajukan.boleh).toBe(true)
  })

  it('is proposed five times in 24 hours at most, and what is withdrawn leaves no document [SHOP-8]', async () => {
    const owner = await world.aSeller()
    for (let round = 0; round < 5; round++) {
      const { data } = await owner.call('pusat-seller/rekening/tarik', await aProposedAccount(owner))
      expect(data.rekening[0]?.berkas).toBe(false)
    }
    const often = await owner.upload('pusat-seller/rekening/ajukan', anAccount(owner))
    expect([often.status, often.refusal?.code]).toEqual([429, 'bank_account_often'])
    expect((await accountsOf(owner)).ajukan.alasan).toMatch(/paling banyak diajukan 5 kali/)
    const stored = await world.db
      .selectFrom('stored_files')
      .select('id')
      .where('company_id', '=', owner.companyId)
      .execute()
    expect(stored).toEqual([])
  })

  it('is announced to owners whatever they chose, and though somebody read it in the app [SHOP-8]', async () => {
    const owner = await world.aSeller()
    const off = { jenis: 'rekening', aktif: false } as const
    const refused = await owner.call('notifikasi/pengaturan/ubah', { ...off, saluran: 'email' })
    expect(refused.refusal?.code).toBe('channel_always')
    expect((await owner.call('notifikasi/pengaturan/ubah', { ...off, saluran: 'push' })).ok).toBe(true)
    const choices = (['app', 'email'] as const).map((channel) => ({ kind: 'account', channel, wanted: false }))
    await world.db
      .insertInto('notification_choices')
      .values(choices.map((choice) => ({ ...choice, user_id: owner.userId })))
      .execute()
    await aProposedAccount(owner)
    expect((await noticesTo(owner))[0]).toMatch(/diajukan untuk/)
    await owner.call('notifikasi/baca', { company_id: owner.companyId, user_id: owner.userId })
    await world.runJobs()
    const mails = world.mails.filter(({ to }) => to.address === owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Rekening toko diajukan/)])
  })

  it('is proposed once where two owners propose at the same time [SHOP-8]', async () => {
    const owner = await world.aSeller()
    const partner = await world.aColleague(owner, 'owner')
    const answers = await Promise.all([
      owner.upload('pusat-seller/rekening/ajukan', anAccount(owner)),
      partner.upload('pusat-seller/rekening/ajukan', anAccount(owner)),
    ])
    expect(answers.map(({ refusal }) => refusal?.code ?? 'ok').sort()).toEqual(['bank_account_waiting', 'ok'])
  })

  it.each([
    ['the number does not fit the bank', { nomor_rekening: '123456' }, 'nomor_rekening', /BCA terdiri dari 10 angka/],
    ['the bank is not in the list', { bank: 'Bank Karangan' }, 'bank', /Pilih salah satu bank/],
    ['the holder is nothing to be seen', { atas_nama: ' ' }, 'atas_nama', /harus diisi/],
  ])('is refused where %s [SHOP-8]', async (_, wrong, field, sentence) => {
    const owner = await world.aSeller()
    const answer = await owner.upload('pusat-seller/rekening/ajukan', { ...anAccount(owner), ...wrong })
    expect(answer.refusal).toMatchObject({ field, status_message: expect.stringMatching(sentence) })
  })

  it('is shown to administrators with what differs, its document and how many they are [SHOP-8]', async () => {
    const owner = await world.aSeller()
    const typed = { ...anAccount(owner), atas_nama: 'Uji Pribadi' }
    const { data: own } = await owner.upload('pusat-seller/rekening/ajukan', typed)
    const rekening_id = own.rekening[0]?.rekening_id ?? ''
    const { data } = await first.call('admin/rekening/detail', { rekening_id })
    expect(data).toMatchObject({ nomor_rekening: typed.nomor_rekening, berkas: { nama_berkas: 'dokumen.pdf' } })
    expect(data.periksa.map(({ periksa, cocok }) => [periksa, cocok])).toEqual([
      ['atas_nama', false],
      ['nomor', true],
      ['kembar', true],
    ])
    const file = await first.send('admin/rekening/berkas', { rekening_id })
    expect([file.status, file.text.slice(0, 4)]).toEqual([200, '%PDF'])
    const { data: queue } = await first.call('admin/rekening/daftar', { halaman: 1, per_halaman: 60 })
    expect(queue.rekening.find((one) => one.rekening_id === rekening_id)?.nomor).toMatch(/^•••• \d{4}$/)
    expect(queue.administrator).toBeGreaterThan(1)
  })

  it('is not found by another shop, with its document [SHOP-8]', async () => {
    const expected = await aProposedAccount(await world.aSeller())
    const stranger = await world.aSeller()
    const answers = [
      await stranger.call('pusat-seller/rekening/tarik', expected),
      await stranger.send('pusat-seller/rekening/berkas', { rekening_id: expected.rekening_id }),
    ]
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(['bank_account_not_found', 'bank_account_not_found'])
  })
})
