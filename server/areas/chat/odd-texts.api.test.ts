import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LONGEST } from '#domain/limits.ts'
import { aPdf } from '#test/form.ts'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

const world = await openWorld()
const { aTalk, say, said } = talking(world)

const KEPT = [
  '👩🏽‍🔬 stok 🧂🧂 ada?',
  '\u202eharga terbalik\u202c',
  '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  "'; drop table chat_messages; --",
  'e\u0301 dan é, ﷽, 한국어, שלום',
  'baris satu\n\n\tbaris tiga \u2028 empat',
  '&lt;b&gt; %5 \\ _ {{rahasia}}',
  'null',
]
const UNSTORABLE = ['nol\u0000di tengah', 'setengah \ud83d huruf', '\udc00']
const UNKNOWN = 'Teks mengandung karakter yang tidak dikenal.'

describe('a message', () => {
  it('is stored exactly as it was typed, whatever was typed, up to 10,000 characters [CHAT-9] [CHAT-11]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const texts = [...KEPT, 'x'.repeat(LONGEST.chatMessage), '🧪'.repeat(LONGEST.chatMessage)]
    for (const text of texts) expect((await say(buyer, key_room, text)).data.contain).toBe(text)

    expect((await said(seller, key_room)).map(({ contain }) => contain)).toEqual(texts)
    const opened = await seller.call('chat/room/buka', { key_room })
    expect(Object.values(opened.data.message).map(({ contain }) => contain)).toEqual(texts)
  })

  it('that is longer, or that nobody can type, is refused with a sentence at its field [CHAT-9]', async () => {
    const { buyer, key_room } = await aTalk()
    const tooLong = 'Pesan paling panjang 10000 karakter.'
    const refused = [
      ['x'.repeat(LONGEST.chatMessage + 1), tooLong],
      ['🧪'.repeat(LONGEST.chatMessage + 1), tooLong],
      ...UNSTORABLE.map((text) => [text, UNKNOWN] as const),
    ] as const
    for (const [text, sentence] of refused) {
      const { status, refusal } = await say(buyer, key_room, text)
      expect([status, refusal?.status_message, refusal?.field]).toEqual([400, sentence, 'contain'])
    }
    expect(await said(buyer, key_room)).toEqual([])
  })
})

describe('a search', () => {
  it('finds what was typed, whatever it is, and nothing else [CHAT-1]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    for (const text of KEPT) await say(buyer, key_room, text)
    const found = async (cari: string) => {
      const { data } = await seller.call('chat/pesan/cari', { key_room, cari })
      return data.pesan.map(({ urutan }) => urutan)
    }

    expect(await found('🧂')).toEqual([1])
    expect(await found('\u202eharga')).toEqual([2])
    expect(await found('<SCRIPT>')).toEqual([3])
    expect(await found("'; drop")).toEqual([4])
    expect(await found('%5 \\ _')).toEqual([7])
    expect(await found('%_%')).toEqual([])
  })

  it('for what nobody can type, for nothing or for too much is refused with a sentence [CHAT-1]', async () => {
    const { buyer, key_room } = await aTalk()
    const tooLong = `Kata kunci paling panjang ${LONGEST.keyword} karakter.`
    for (const [cari, sentence] of [
      ...UNSTORABLE.map((text) => [text, UNKNOWN] as const),
      ['x'.repeat(10_000), tooLong],
      ['   ', 'Ketik kata yang dicari.'],
    ] as const) {
      const { refusal } = await buyer.call('chat/pesan/cari', { key_room, cari })
      expect([refusal?.status_message, refusal?.field]).toEqual([sentence, 'cari'])
    }
    for (const cari of UNSTORABLE) {
      const { refusal } = await buyer.call('chat/room/daftar', { company_id: buyer.companyId, cari })
      expect([refusal?.status_message, refusal?.field]).toEqual([UNKNOWN, 'cari'])
    }
  })
})

describe('a quick reply', () => {
  it('is stored exactly as it was typed, or refused with a sentence at its field [SELLER-1]', async () => {
    const seller = await world.aSeller()
    const keep = (judul: string, isi: string) => seller.call('pusat-seller/chat/balasan/simpan', { judul, isi })
    const long = 'y'.repeat(LONGEST.chatReply)
    for (const isi of [...KEPT, long]) expect((await keep(isi.slice(0, 20).trim(), isi)).ok).toBe(true)

    const { data } = await seller.call('pusat-seller/chat/balasan/daftar', {})
    expect(data.map(({ isi }) => isi).sort()).toEqual([...KEPT, long].sort())
    for (const text of UNSTORABLE) {
      expect((await keep(text, 'Isi')).refusal).toMatchObject({ status_message: UNKNOWN, field: 'judul' })
      expect((await keep('Judul', text)).refusal).toMatchObject({ status_message: UNKNOWN, field: 'isi' })
    }
    expect((await keep('x'.repeat(10_000), 'Isi')).refusal).toMatchObject({
      status_message: 'Judul paling panjang 60 karakter.',
      field: 'judul',
    })
    expect((await keep('Judul', 'x'.repeat(10_000))).refusal).toMatchObject({
      status_message: 'Isi balasan paling panjang 2000 karakter.',
      field: 'isi',
    })
  })
})

describe('the name of a file', () => {
  it.each([
    ['an emoji of several characters', '👩🏽‍🔬 hasil uji.pdf', '👩🏽‍🔬 hasil uji.pdf'],
    ['a mark that reverses the letters', 'invoice\u202efdp.exe', 'invoice fdp.exe.pdf'],
    ['markup', '<script>alert(1)</script>.pdf', 'script>.pdf'],
    ['folders', '../../etc/passwd', 'passwd.pdf'],
    ['folders of Windows', 'C:\\rahasia\\coa.pdf', 'coa.pdf'],
    ['a NUL', 'nol\u0000lain.pdf', 'nol lain.pdf'],
    ['10,000 characters', `${'x'.repeat(10_000)}.pdf`, `${'x'.repeat(146)}.pdf`],
    ['5,000 emoji', `${'🧪'.repeat(5_000)}.pdf`, `${'🧪'.repeat(146)}.pdf`],
    ['nothing that is seen', '\u200b\u202e', 'berkas.pdf'],
  ])('is kept as a name, though it has %s [CHAT-11]', async (_, name, stored) => {
    const { buyer, seller, key_room } = await aTalk()

    const { data } = await buyer.upload('chat/berkas/unggah', { key_room }, { ...aPdf, name })
    const { berkas_id } = data
    const carried = { key_room, kunci: randomUUID(), type: 'berkas', contain: '', berkas_id } as const
    expect((await buyer.call('chat/pesan/kirim', carried)).data.berkas).toMatchObject({ nama: stored })

    const { status, headers } = await seller.send('chat/berkas', { berkas_id })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toMatch(/^inline; filename=[ -~]+$/)
  })
})
