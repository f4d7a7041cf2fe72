import { expect, it } from 'vitest'
import type { AuditAct } from '#domain/audit/acts.ts'
import type { AnyCall } from '#domain/call.ts'
import type { Permission } from '#domain/companies/permissions.ts'
import { allCalls, type CallPath } from '#domain/contract.ts'
import { checkChain } from '#server/platform/audit/check-chain.ts'
import type { Person } from './actor.ts'
import { aMaterialProposal } from './product-factories.ts'
import { accountActs } from './scenes/account-acts.ts'
import { administrationActs } from './scenes/administration-acts.ts'
import { anAuthenticator, codeOf } from './scenes/authenticator.ts'
import { type AuditedAct, contentActs } from './scenes/content-acts.ts'
import { aDeadLetter } from './scenes/dead-letter.ts'
import { anOrder, complete } from './scenes/ordering.ts'
import { priceActs } from './scenes/price-acts.ts'
import { openWorld } from './world.ts'

// Every act of an administrator, and every change of role, credit, price and right, is in the audit with the act itself.

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()
const writer = await world.aColleague(administrator, 'administrator')

/** Permissions whose changes are audited; an administrator's are, whatever the permission. */
const audited: readonly Permission[] = [
  'member.manage',
  'company.export',
  'company.close',
  'customers.change',
  'customers.grants',
  'sales-nego.settings',
  'points.redeem',
  'materials.manage',
  'rates.manage',
  'companies.verify',
  'bank.change',
  'shop.change',
  'vouchers.change',
]

/** Of those calls, these only read. */
const reading: readonly CallPath[] = [
  'undangan/daftar',
  'perusahaan/tutup/lihat',
  'laporan/pencarian-kosong',
  'admin/produk/daftar',
  'admin/produk/lihat',
  'admin/bahan/cari',
  'admin/bahan/usul/daftar',
  'admin/bahan/detail',
  'admin/bahan/usul/detail',
  'admin/bahan/daftar',
  'admin/bahan/kembar',
  'admin/bahan/gabung/pratinjau',
  'admin/artikel/daftar',
  'admin/artikel/detail',
  'admin/artikel/pratinjau',
  'admin/artikel/banding',
  'admin/kategori/daftar',
  'admin/banner/daftar',
  'admin/gambar/berkas',
  'admin/faq/daftar',
  'admin/testimoni/daftar',
  'admin/konten/pratinjau',
  'admin/halaman/daftar',
  'admin/halaman/detail',
  'admin/pembeli/daftar',
  'admin/pengguna/daftar',
  'admin/pengguna/lihat',
  'admin/perusahaan/semua',
  'admin/perusahaan/lihat',
  'admin/perusahaan/daftar',
  'admin/perusahaan/detail',
  'pusat-seller/rekening/berkas',
  'pusat-seller/pengaturan/profil',
  'pusat-seller/pengaturan/kirim',
  'admin/rekening/daftar',
  'admin/rekening/detail',
  'admin/audit/daftar',
  'admin/sistem',
  'admin/pesan/daftar',
  'admin/promo/daftar',
  'admin/voucher/daftar',
  'admin/poin/lihat',
  'admin/kalender/daftar',
  'admin/survei/jawaban',
  'admin/survei/versi/daftar',
  'akun/faktor-kedua',
  // what it makes counts once a code of it is typed
  'akun/faktor-kedua/siapkan',
]

/** How each is made, on the thing that is there for it. */
const acts: Partial<Record<CallPath, () => Promise<AuditedAct>>> = {
  'anggota/ubah': async () => {
    const { owner, colleague } = await aPairOfMembers()
    const body = { company_id: owner.companyId, anggota_id: colleague.userId, peran: 'approver' }
    return { act: 'member.change', who: owner, body }
  },
  'anggota/hapus': async () => {
    const { owner, colleague } = await aPairOfMembers()
    return { act: 'member.remove', who: owner, body: { company_id: owner.companyId, anggota_id: colleague.userId } }
  },
  'perusahaan/tutup': async () => {
    const owner = await world.aBuyer()
    return { act: 'company.close', who: owner, body: { company_id: owner.companyId, password: 'Contoh123' } }
  },
  'perusahaan/data/unduh': async () => ({ act: 'company.export', who: await world.aBuyer(), body: {} }),
  'undangan/kirim': async () => {
    const owner = await world.aBuyer()
    const body = { company_id: owner.companyId, email: 'diundang@uji.contoh', peran: 'approver' }
    return { act: 'invitation.send', who: owner, body }
  },
  'undangan/batal': async () => {
    const owner = await world.aBuyer()
    const { undangan_id } = await invite(owner, 'batal@uji.contoh')
    return { act: 'invitation.cancel', who: owner, body: { company_id: owner.companyId, undangan_id } }
  },
  'undangan/terima': async () => {
    const guest = await world.aBuyer()
    await invite(await world.aBuyer(), guest.email)
    return { act: 'member.join', who: guest, body: { token: await tokenMailed() } }
  },
  'akun/tutup': async () => {
    const { colleague } = await aPairOfMembers()
    const body = { user_id: colleague.userId, password: 'Contoh123' }
    return { act: 'member.leave', who: colleague, body }
  },
  'pusat-seller/langganan/setujui': () => onRequest('subscription.approve', terms),
  'pusat-seller/langganan/minta-dokumen': () => onRequest('subscription.ask-documents', { catatan: 'Mohon NIB' }),
  'pusat-seller/langganan/tolak': () => onRequest('subscription.decline', { alasan: 'Di luar wilayah' }),
  'pusat-seller/langganan/tangguhkan': () => onCustomer('subscription.suspend', { alasan: 'Tagihan lewat tempo' }),
  'pusat-seller/langganan/aktifkan': async () => {
    const { who, body } = await onCustomer('subscription.suspend', { alasan: 'Tagihan lewat tempo' })
    await who.send('pusat-seller/langganan/tangguhkan', body)
    const { langganan_id, versi } = body
    return { act: 'subscription.reactivate', who, body: { langganan_id, versi: versi + 1 } }
  },
  'pusat-seller/langganan/akhiri': () => onCustomer('subscription.end', { alasan: 'Toko tutup' }),
  'pusat-seller/langganan/ubah': () => onCustomer('subscription.change-terms', terms),
  'pusat-seller/langganan/persetujuan/setujui': () => onGrantRequest('grant.approve'),
  'pusat-seller/langganan/persetujuan/tolak': () => onGrantRequest('grant.refuse', { alasan: 'Terlalu lama' }),
  'pusat-seller/langganan/persetujuan/tarik': () => onGrantRequest('grant.withdraw'),
  'pusat-seller/penerimaan/ubah': async () => {
    const rule = { tipe_bisnis: ['1'], tipe_pembayaran: ['transfer'], level_harga: 1 }
    return { act: 'grant.entry-rule', who: await world.aSeller(), body: { versi: 0, ...rule } }
  },
  'pusat-seller/wewenang/ubah': async () => {
    const limits = { tipe_pembayaran: ['transfer'], tempo_hari: 14, batas_kredit: '1000000.00', level_harga: 1 }
    return { act: 'grant.limits', who: await world.aSeller(), body: { versi: 0, ...limits } }
  },
  'pusat-seller/chat/serahkan': async () => {
    const { buyer, seller } = await aCustomer()
    const { data } = await buyer.call('chat/room/buka', { seller_id: seller.companyId })
    const sales = await world.aColleague(seller, 'sales')
    const body = { key_room: data.key_room, penerima_id: sales.userId }
    return { act: 'subscription.hand-over', who: seller, body }
  },
  'pusat-seller/nego/pengaturan/ubah': async () => {
    const seller = await world.aSeller()
    return { act: 'negotiation.settings', who: seller, body: { kesepakatan: 'mati', balas_otomatis: true } }
  },
  'poin/tukar': async () => {
    const sale = await anOrder(world, { price: '110000.00', units: '100' })
    await complete(sale)
    const { buyer } = sale
    const { data } = await buyer.call('poin/hadiah', { company_id: buyer.companyId })
    const body = { ...buyer.ids, hadiah_id: data[0]?.hadiah_id, kunci: crypto.randomUUID() }
    return { act: 'voucher.grant', who: buyer, body }
  },
  'akun/faktor-kedua/aktifkan': async () => {
    const who = await world.anAdministrator()
    const { data } = await who.call('akun/faktor-kedua/siapkan', {})
    return { act: 'second_factor.activate', who, body: { kode: codeOf(data.kunci, world.now()) } }
  },
  'akun/faktor-kedua/buktikan': async () => {
    const who = await world.anAdministrator()
    const { recoveryCodes } = await anAuthenticator(who, world.now())
    return { act: 'second_factor.recover', who, body: { kode: recoveryCodes[0] } }
  },
  'akun/faktor-kedua/kode-baru': async () => {
    const who = await world.anAdministrator()
    await anAuthenticator(who, world.now())
    return { act: 'second_factor.renew-codes', who, body: { password: 'Contoh123' } }
  },
  'admin/bahan/usul/terima': async () => ({ act: 'proposal.accept', who: administrator, body: await propose() }),
  'admin/bahan/usul/gabung': async () => {
    const body = { ...(await propose()), bahan_id: await world.aMaterial() }
    return { act: 'proposal.merge', who: administrator, body }
  },
  'admin/bahan/usul/tolak': async () => {
    const body = { ...(await propose()), alasan: 'Bukan bahan baku' }
    return { act: 'proposal.decline', who: administrator, body }
  },
  'admin/bahan/ubah': async () => {
    const { bahan_id, versi, bahan } = await editable(await world.aMaterial())
    const body = { bahan_id, versi, ...bahan, bahan_deskripsi: 'Dikoreksi.' }
    return { act: 'material.correct', who: administrator, body }
  },
  'admin/bahan/gabung': async () => {
    const [from, into] = [await editable(await world.aMaterial()), await editable(await world.aMaterial())]
    const target = { tujuan_id: into.bahan_id, tujuan_versi: into.versi }
    return {
      act: 'material.merge',
      who: administrator,
      body: { bahan_id: from.bahan_id, versi: from.versi, ...target },
    }
  },
  'admin/sistem/audit/periksa': async () => ({ act: 'audit.check', who: administrator, body: {} }),
  'admin/sistem/pekerjaan/ulangi': async () => {
    const pekerjaan_id = await aDeadLetter(world.db)
    return { act: 'job.retry', who: administrator, body: { pekerjaan_id } }
  },
  'admin/pesan/tandai': async () => {
    return { act: 'message.mark', who: administrator, body: { ...(await aMessage()), status: 'dibaca' } }
  },
  'admin/pesan/jawab': async () => {
    return { act: 'message.reply', who: administrator, body: { ...(await aMessage()), teks: 'Ada.' } }
  },
  'admin/promo/simpan': async () => ({ act: 'promo.write', who: administrator, body: aPromotionCode() }),
  'admin/promo/akhiri': async () => {
    const { kode } = aPromotionCode()
    await administrator.call('admin/promo/simpan', { ...aPromotionCode(), kode })
    return { act: 'promo.end', who: administrator, body: { kode, versi: 1 } }
  },
  'admin/promo/setujui': async () => {
    const { kode } = aPromotionCode()
    await writer.call('admin/promo/simpan', { ...aPromotionCode(), kode, nilai: '2000000' })
    return { act: 'promo.confirm', who: administrator, body: { kode, versi: 1 } }
  },
  'admin/poin/hadiah/setujui': async () => {
    const { kode: _, ...terms } = aPromotionCode()
    const reward = { ...terms, nama: 'Besar', nilai: '2000000', poin: 100, aktif: true }
    const { data } = await writer.call('admin/poin/hadiah/simpan', reward)
    const hadiah_id = data.hadiah.find(({ nama }) => nama === 'Besar')?.hadiah_id
    return { act: 'reward.confirm', who: administrator, body: { hadiah_id, versi: 1 } }
  },
  'admin/poin/hadiah/simpan': async () => {
    const { kode: _, ...terms } = aPromotionCode()
    return { act: 'reward.write', who: administrator, body: { ...terms, poin: 100, aktif: true } }
  },
  'admin/poin/aturan/simpan': async () => {
    const { versi } = (await administrator.call('admin/poin/lihat', {})).data.aturan
    return { act: 'points.rule', who: administrator, body: { versi, rupiah_per_poin: 20_000, berlaku_bulan: 6 } }
  },
  'admin/kalender/tambah': async () => ({ act: 'holiday.add', who: administrator, body: aHoliday() }),
  'admin/kalender/hapus': async () => {
    const { libur } = aHoliday()
    await administrator.call('admin/kalender/tambah', { libur })
    return { act: 'holiday.remove', who: administrator, body: { tanggal: libur[0]?.tanggal } }
  },
  'admin/survei/unduh': async () => ({ act: 'survey.export', who: administrator, body: {} }),
  'admin/audit/unduh': async () => ({ act: 'audit.export', who: administrator, body: {} }),
  ...contentActs(world, administrator),
  ...administrationActs(world, administrator),
  ...priceActs(world),
  ...accountActs(world, administrator),
}

it('follows the table of permissions: each call that changes a right is made here or only reads [ADM-6]', () => {
  const must = allCalls.filter(isAudited).map(({ path }) => path)
  const made = Object.keys(acts)
  expect(must.filter((path) => !made.includes(path) && !(reading as readonly string[]).includes(path))).toEqual([])
})

it.each(Object.entries(acts))('writes down who did what, from where: %s [ADM-6]', async (path, prepare) => {
  const { act, who, body } = await prepare()
  const last = await lastId()

  const answer = await who.send(path, body)

  expect(answer.ok, answer.text).toBe(true)
  const written = await world.db.selectFrom('audit_entries').selectAll().where('id', '>', last).execute()
  const entry = written.find((one) => one.act === act)
  expect(entry, JSON.stringify(written)).toMatchObject({ user_id: who.userId, at: world.now() })
  expect(entry?.role).toBeTruthy()
  expect(entry?.network).toMatch(/^10\.1\./)
  expect(JSON.stringify(written)).not.toMatch(/Contoh123|@uji\.contoh|argon2|token/)
  expect((await checkChain(world.db)).broken).toBeNull()
})

it.each(Object.entries(acts))('writes nothing for what is refused: %s [ADM-6]', async (path, prepare) => {
  const { body } = await prepare()
  const stranger = await world.aBuyer({ role: 'approver' })
  const last = await lastId()
  const own = stranger.ids
  const claims = body as Record<string, unknown> // bodies are records
  const sentBody = {
    ...claims,
    ...('company_id' in claims && own),
    ...('user_id' in claims && { user_id: own.user_id }),
  }
  const refused = await stranger.send(path, { ...sentBody, ...('password' in claims && { password: 'Bukan123' }) })
  expect(refused.ok, refused.text).toBe(false)
  expect(await lastId()).toBe(last)
})

it('knows what a customer was allowed before and after [ADM-6]', async () => {
  const { who, body } = await onCustomer('subscription.change-terms', {
    level_harga: 2,
    tipe_pembayaran: [{ kode: 'transfer' }, { kode: 'tempo-30', batas_kredit: '5000000.00' }],
  })
  await who.send('pusat-seller/langganan/ubah', body)
  const entry = await world.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    before: { priceLevel: 1, payments: [{ code: 'transfer', creditLimit: null }] },
    after: {
      priceLevel: 2,
      payments: [
        { code: 'transfer', creditLimit: null },
        { code: 'tempo-30', creditLimit: '5000000.00' },
      ],
    },
  })
})

const terms = { level_harga: 2, tipe_pembayaran: [{ kode: 'transfer' }] }

async function aMessage() {
  const sentBody = { nama: 'Sari', tipe_bisnis: 'Cat', email: 'sari@uji.contoh', pertanyaan: crypto.randomUUID() }
  await world.aVisitor().call('kontak/kirim', sentBody)
  const { data } = await administrator.call('admin/pesan/daftar', { keyword: sentBody.pertanyaan })
  return { pesan_id: data.pesan[0]?.pesan_id, versi: 1 }
}

function aPromotionCode() {
  const kode = `UJI-${crypto.randomUUID().slice(0, 8)}`
  return { kode, versi: 0, nama: 'Promo Uji', nilai: '50000', min_belanja: '0', berlaku_hari: 30 }
}

let nextYear = 2040
function aHoliday() {
  return { libur: [{ tanggal: `${nextYear++}-01-02`, nama: 'Libur Uji', jenis: 'libur_nasional' as const }] }
}

function isAudited({ access, permission }: AnyCall): boolean {
  return access === 'admin' || (permission !== undefined && audited.includes(permission))
}

async function lastId(): Promise<string> {
  const row = await world.db.selectFrom('audit_entries').select('id').orderBy('id', 'desc').executeTakeFirst()
  return row?.id ?? '0'
}

async function aPairOfMembers() {
  const owner = await world.aBuyer()
  return { owner, colleague: await world.aColleague(owner, 'purchaser') }
}

async function invite(owner: Person, email: string) {
  return (await owner.call('undangan/kirim', { company_id: owner.companyId, email, peran: 'approver' })).data
}

async function tokenMailed(): Promise<string> {
  await world.runJobs()
  return /token=([\w-]+)/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? ''
}

async function aCustomer() {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  await world.subscribe(buyer, seller)
  return { buyer, seller }
}

async function onCustomer<Fields extends object>(act: AuditAct, fields: Fields) {
  const { seller } = await aCustomer()
  const { data } = await seller.call('pusat-seller/langganan/daftar', {})
  const langganan_id = data.langganan[0]?.langganan_id ?? ''
  const { versi } = (await seller.call('pusat-seller/langganan/detail', { langganan_id })).data
  return { act, who: seller, body: { langganan_id, versi, ...fields } }
}

async function onRequest(act: AuditAct, fields: object): Promise<AuditedAct> {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  const sentBody = { seller_id: seller.companyId, penggunaan: 'Produksi minuman' }
  const { data } = await buyer.call('langganan/ajukan', sentBody)
  return { act, who: seller, body: { langganan_id: data.langganan_id, versi: 1, ...fields } }
}

/** A request of a sales person beyond the limits of sales, for the owner's decision. */
async function onGrantRequest(act: AuditAct, fields: object = {}): Promise<AuditedAct> {
  const { who, body } = await onCustomer('subscription.change-terms', { ...terms, level_harga: 3 })
  const sales = await world.aColleague(who, 'sales')
  const { data } = await sales.call('pusat-seller/langganan/ubah', body)
  const { permintaan_id = '', versi = 0 } = data.persetujuan ?? {}
  return { act, who, body: { permintaan_id, versi, ...fields } }
}

async function propose() {
  return (await (await world.aSeller()).call('bahan/usul', aMaterialProposal())).data
}

async function editable(bahan_id: number) {
  return (await administrator.call('admin/bahan/detail', { bahan_id })).data
}
