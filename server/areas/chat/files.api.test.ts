import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import type { Person } from '#test/actor.ts'
import { aPdf, aPng, type SentFile } from '#test/form.ts'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

const world = await openWorld({ connections: 4 })
const { aTalk, said, endSubscription } = talking(world)

const handIn = (who: Person, key_room: string, ...files: SentFile[]) =>
  who.upload('chat/berkas/unggah', { key_room }, ...files)

const send = (who: Person, key_room: string, berkas_id: string, kunci: string = randomUUID()) =>
  who.call('chat/pesan/kirim', { key_room, kunci, type: 'berkas', contain: '', berkas_id })

/** The file as somebody fetches it. */
const fetched = (who: Person, berkas_id: string) => who.send('chat/berkas', { berkas_id })

/** A photo as a phone makes it: lying on its side, with place and device in it. */
async function aPhoto(): Promise<SentFile> {
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e6b5e' } })
    .withExif({
      IFD0: { Make: 'Telepon Rahasia' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'gudang.jpg', content }
}

/** Inserts further copies of an uploaded file, as if it had been uploaded as often. */
async function handInAgain(fileId: string, times: number) {
  await sql`
    with again as (
      insert into stored_files (company_id, uploaded_by, storage_key, name, kind, size, sha256, uploaded_at)
      select company_id, uploaded_by, storage_key, name, kind, size, sha256, uploaded_at
      from stored_files, generate_series(1, ${times}) where id = ${fileId} returning id)
    insert into chat_files (file_id, room_id, sender_id, kept_at)
    select again.id, room_id, sender_id, kept_at from chat_files, again where file_id = ${fileId}`.execute(world.db)
}

describe('a file', () => {
  it('is carried by a message, and both companies fetch it [CHAT-11] [CHAT-10]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const { data: file } = await handIn(buyer, key_room, { ...aPdf, name: 'spek gula.pdf' })
    expect(file).toMatchObject({ nama: 'spek gula.pdf', jenis: 'application/pdf', ukuran: aPdf.content.length })
    expect((await fetched(seller, file.berkas_id)).refusal?.code).toBe('chat_file_not_found')

    const { data: sent } = await send(buyer, key_room, file.berkas_id)

    expect(sent).toMatchObject({ type: 'berkas', contain: '', berkas: file })
    expect(await said(seller, key_room)).toEqual([sent])
    const { data: rooms } = await seller.call('chat/room/daftar', { company_id: seller.companyId })
    expect(rooms).toMatchObject([{ key_room, type: 'berkas', text: 'spek gula.pdf' }])
    for (const who of [buyer, seller]) {
      const answer = await fetched(who, file.berkas_id)
      expect(answer.text).toBe(aPdf.content.toString())
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-disposition': expect.stringContaining('spek'),
      })
    }
    for (const stranger of [await world.aBuyer(), await world.aSeller()]) {
      expect((await fetched(stranger, file.berkas_id)).refusal?.code).toBe('chat_file_not_found')
    }
  })

  it('that is a picture keeps nothing but what is to be seen, upright [CHAT-11]', async () => {
    const { buyer, key_room } = await aTalk()
    const photo = await aPhoto()
    expect(photo.content.includes('Telepon Rahasia')).toBe(true)
    const { data: file } = await handIn(buyer, key_room, photo)

    const { key } = await world.db
      .selectFrom('stored_files')
      .select('storage_key as key')
      .where('id', '=', file.berkas_id)
      .executeTakeFirstOrThrow()
    const stored = await buffer(await world.deps.files.open(key as FileKey)) // as it is stored
    const { exif, width, height } = await sharp(stored).metadata()
    expect(stored.length).toBe(file.ukuran)
    expect([exif, width, height]).toEqual([undefined, 40, 60])
  })

  it('is told by its content, and refused with a sentence where it is none of the kinds [CHAT-9]', async () => {
    const { buyer, key_room } = await aTalk()
    const MB = 1024 * 1024
    const refused: [SentFile, string][] = [
      [
        { name: 'foto.jpg', content: Buffer.from('<script>alert(1)</script>') },
        'Berkas harus berupa PDF, JPEG, atau PNG.',
      ],
      [
        { name: 'foto.png', content: aPng.content.subarray(0, 40) },
        'Gambar ini tidak dapat dibaca. Silakan pilih berkas lain.',
      ],
      [{ name: 'besar.pdf', content: Buffer.alloc(10 * MB + 1, aPdf.content) }, 'Ukuran berkas paling besar 10 MB.'],
      [{ name: 'kosong.pdf', content: Buffer.alloc(0) }, 'Berkas ini kosong. Silakan pilih berkas lain.'],
    ]
    for (const [file, sentence] of refused) {
      const { refusal } = await handIn(buyer, key_room, file)
      expect([refusal?.status_message, refusal?.field]).toEqual([sentence, 'berkas'])
    }
    expect((await handIn(buyer, key_room, { ...aPdf, content: Buffer.alloc(10 * MB, aPdf.content) })).ok).toBe(true)
  })

  it('is sent once, by its own company, in the room it was kept for [CHAT-10] [CHAT-12]', async () => {
    const [here, there] = [await aTalk(), await aTalk()]
    const { data: file } = await handIn(here.buyer, here.key_room)
    const key = randomUUID()

    expect((await send(here.seller, here.key_room, file.berkas_id)).refusal?.code).toBe('chat_file_not_found')
    expect((await send(there.buyer, there.key_room, file.berkas_id)).refusal?.code).toBe('chat_file_not_found')
    expect((await send(here.buyer, here.key_room, randomUUID())).refusal?.code).toBe('chat_file_not_found')
    const [once, again] = await Promise.all([
      send(here.buyer, here.key_room, file.berkas_id, key),
      send(here.buyer, here.key_room, file.berkas_id, key),
    ])
    expect(once.data).toEqual(again.data)
    expect((await send(here.buyer, here.key_room, file.berkas_id)).refusal?.code).toBe('chat_file_not_found')
    expect(await said(here.seller, here.key_room)).toHaveLength(1)
  })

  it('is handed in where messages can be written, 200 times a day by a company [CHAT-11] [ROLE-7]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const { data: first } = await handIn(buyer, key_room)
    await handInAgain(first.berkas_id, MOST.chatFilesADay - 2)
    const before = await world.storedFiles()

    const [one, other] = await Promise.all([handIn(buyer, key_room), handIn(buyer, key_room)])

    expect([one.refusal?.code, other.refusal?.code].filter(Boolean)).toEqual(['chat_files_today'])
    expect(await world.storedFiles()).toHaveLength(before.length + 1)
    expect((await handIn(seller, key_room)).ok).toBe(true)
    await endSubscription(buyer)
    expect((await handIn(seller, key_room)).refusal?.code).toBe('chat_closed')
    expect(await world.storedFiles()).toHaveLength(before.length + 2)
  })

  it('goes after a day when it was never sent; one that was stays, also when the subscription ends [ROLE-7]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const { data: sent } = await handIn(buyer, key_room)
    const { data: forgotten } = await handIn(buyer, key_room)
    await send(buyer, key_room, sent.berkas_id)
    await endSubscription(buyer)

    world.setClock(new Date(world.now().getTime() + 25 * 60 * 60 * 1000).toISOString())
    await world.runJobs('chat/tidy')

    expect((await fetched(buyer, forgotten.berkas_id)).refusal?.code).toBe('chat_file_not_found')
    expect((await fetched(seller, sent.berkas_id)).status).toBe(200)
    world.setClock()
  })
})
