import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const visitor = world.aVisitor()
const administrator = await world.anAdministrator()

let count = 0

/** A new question. @returns it as the administrator finds it */
async function aMessage(wishes: object = {}) {
  count += 1
  const pertanyaan = `Ada bahan nomor ${count}?`
  // each from a network of its own
  await world.aVisitor().call('kontak/kirim', { nama: 'Sari', tipe_bisnis: 'Cat', pertanyaan, ...wishes })
  const { data } = await administrator.call('admin/pesan/daftar', { keyword: pertanyaan })
  return data.pesan
}

describe('questions to the platform', () => {
  it('are kept without an account, the same one once a day [ADM-5, WA-1]', async () => {
    const body = { nama: 'Budi', tipe_bisnis: 'Pharmaceutical', email: '', pertanyaan: 'Apakah melayani Makassar? 🙂' }
    await Promise.all([visitor.call('kontak/kirim', body), visitor.call('kontak/kirim', body)])
    const { data } = await administrator.call('admin/pesan/daftar', { keyword: 'makassar' })
    expect(data).toMatchObject({
      pesan: [{ nama: 'Budi', email: null, pertanyaan: body.pertanyaan, status: 'baru', jawaban: null, versi: 1 }],
      jumlah: { baru: 1, dibaca: 0, selesai: 0 },
    })
  })

  it('get the address when asked again the same day with one; it is not replaced by another [ADM-5]', async () => {
    const body = { nama: 'Budi', tipe_bisnis: 'Cat', pertanyaan: 'Apakah melayani Kupang?' }
    for (const email of ['', 'budi@uji.contoh', 'lain@uji.contoh', '']) {
      await world.aVisitor().call('kontak/kirim', { ...body, email })
    }
    const { data } = await administrator.call('admin/pesan/daftar', { keyword: 'kupang' })
    expect(data.pesan).toMatchObject([{ email: 'budi@uji.contoh' }])
  })

  it.each([
    ['nama', { nama: ' ' }],
    ['tipe_bisnis', { tipe_bisnis: '' }],
    ['email', { email: 'bukan alamat' }],
    ['pertanyaan', { pertanyaan: 'x'.repeat(201) }],
  ])('are refused at their field: %s [ADM-5, API-2]', async (field, wrong) => {
    const body = { nama: 'Sari', tipe_bisnis: 'Cat', pertanyaan: 'Ada?', ...wrong }
    expect((await visitor.send('kontak/kirim', body)).refusal).toMatchObject({ field })
  })

  it('are read on by key, and told apart by what became of them [ADM-5]', async () => {
    const [[first], [second]] = [await aMessage({ nama: 'Kelompok' }), await aMessage({ nama: 'Kelompok' })]
    const wish = { keyword: 'Kelompok', per_halaman: 1 }
    const newest = (await administrator.call('admin/pesan/daftar', wish)).data
    const rest = (await administrator.call('admin/pesan/daftar', { ...wish, setelah: newest.berikutnya })).data
    expect([newest.pesan, rest.pesan, rest.berikutnya]).toEqual([[second], [first], null])

    await administrator.call('admin/pesan/tandai', { pesan_id: first?.pesan_id ?? '', versi: 1, status: 'dibaca' })
    const read = (await administrator.call('admin/pesan/daftar', { keyword: 'Kelompok', status: 'dibaca' })).data
    expect([read.pesan.length, read.jumlah]).toEqual([1, { baru: 1, dibaca: 1, selesai: 0 }])
  })

  it('are answered by mail, once: of two administrators the slower one is told [ADM-5]', async () => {
    const [message] = await aMessage({ email: 'sari@uji.contoh' })
    const body = {
      pesan_id: message?.pesan_id ?? '',
      versi: 1,
      teks: 'Ada, 25 kg.\nSilakan buka https://jahat.example',
    }
    const answers = await Promise.all([1, 2].map(() => administrator.send('admin/pesan/jawab', body)))
    expect(answers.map(({ refusal }) => refusal?.code).sort()).toEqual(['message_moved_on', undefined])
    expect((await administrator.send('admin/pesan/jawab', { ...body, versi: 2 })).refusal?.code).toBe(
      'message_answered',
    )

    await world.runJobs()
    const mails = world.mails.filter(({ to }) => to.address === 'sari@uji.contoh')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Ada, 25 kg.')
    expect(mails[0]?.text).not.toContain('Ada bahan nomor')
  })

  it('are not answered where no address was left [ADM-5]', async () => {
    const [message] = await aMessage()
    const body = { pesan_id: message?.pesan_id ?? '', versi: 1, teks: 'Ada.' }
    expect((await administrator.send('admin/pesan/jawab', body)).refusal?.code).toBe('message_without_address')
  })

  it('are gone after 12 months, as the privacy policy says [ADM-5]', async () => {
    const [message] = await aMessage({ nama: 'Lama' })
    const storedCount = async () =>
      (await administrator.call('admin/pesan/daftar', { keyword: 'Lama' })).data.pesan.length
    const sent = new Date(message?.waktu ?? '').getTime()
    world.setClock(new Date(sent + 364 * 86_400_000).toISOString())
    await world.runJobs('contact/tidy')
    expect(await storedCount()).toBe(1)
    world.setClock(new Date(sent + 366 * 86_400_000).toISOString())
    await world.runJobs('contact/tidy')
    expect(await storedCount()).toBe(0)
    world.setClock()
  })

  it('are in the privacy policy [ADM-5, ROUTE-10]', async () => {
    world.setClock('2026-11-25T00:00:00+07:00')
    const { data } = await visitor.call('halaman/detail', { halaman: 'privasi' })
    world.setClock()
    const text = JSON.stringify(data.bagian)
    for (const phrase of ['lewat formulir kontak', 'paling lama 12 bulan']) expect(text).toContain(phrase)
  })

  it("of one network or one person beyond a day's room are not kept, and take nothing from the others [ADM-5]", async () => {
    const buyer = await world.aBuyer()
    const flooded = `contact messages\n${buyer.userId}`
    await world.db
      .insertInto('rate_limits')
      .values({ key: flooded, hits: MOST.contactMessagesOfPersonADay, resets_at: new Date('2031-01-01') })
      .execute()
    const hitsOfAll = async () =>
      (await world.db.selectFrom('rate_limits').select('hits').where('key', '=', 'contact messages').executeTakeFirst())
        ?.hits
    const before = await hitsOfAll()
    const body = { nama: 'Banjir', tipe_bisnis: 'Cat', pertanyaan: 'Ada sekali?' }
    expect((await buyer.send('kontak/kirim', body)).status).toBe(200)
    expect((await administrator.call('admin/pesan/daftar', { keyword: 'Banjir' })).data.pesan).toEqual([])
    expect(await hitsOfAll()).toBe(before)
    expect(await aMessage({ nama: 'Tetangga' })).toHaveLength(1)
  })

  it('are kept no more once a day has brought a flood, which nobody is told [ADM-5]', async () => {
    await world.db
      .updateTable('rate_limits')
      .set({ hits: MOST.contactMessagesADay })
      .where('key', '=', 'contact messages')
      .execute()
    expect(await aMessage({ nama: 'Terlambat' })).toEqual([])
  })
})
