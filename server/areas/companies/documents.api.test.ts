import { randomUUID } from 'node:crypto'
import { parse } from 'content-disposition'
import { describe, expect, it, vi } from 'vitest'
import { MOST } from '#domain/limits.ts'
import { FilesLost } from '#server/platform/files/file-store.ts'
import { storeFile } from '#server/platform/files/store-file.ts'
import type { Person } from '#test/actor.ts'
import { hashOfStoredData } from '#test/database/hash-of-stored-data.ts'
import { aPdf, aPng, formOf, type SentFile } from '#test/form.ts'
import { cookieOf } from '#test/pages/pages.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const LARGEST = 5 * 1024 * 1024
const jpeg: SentFile = {
  name: 'pindaian.jpeg',
  content: Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    0x10,
    ...Buffer.from('JFIF\0'),
    1,
    1,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    0xff,
    0xd9,
  ]),
}

function put(person: Person, jenis: 'npwp' | 'nib' | 'sppkp', ...files: SentFile[]) {
  return person.upload('perusahaan/dokumen/unggah', { company_id: person.companyId, jenis }, ...files)
}

async function documentsOf(person: Person) {
  const { data } = await person.call('perusahaan/dokumen/daftar', { company_id: person.companyId })
  return data.flatMap(({ dokumen }) => dokumen ?? [])
}

const fileOf = (person: Person, dokumen_id: string) => person.send('perusahaan/dokumen/berkas', { dokumen_id })
const pdfOf = (size: number) => ({
  ...aPdf,
  content: Buffer.concat([aPdf.content, Buffer.alloc(size - aPdf.content.length)]),
})

/** Documents that were replaced after a seller had received them. @returns the ids of their files */
async function insertReplaced(owner: Person, count: number): Promise<string[]> {
  const at = world.now()
  const company_id = owner.companyId
  const files = await world.db
    .insertInto('stored_files')
    .values(
      Array.from({ length: count }, (_, index) => ({
        company_id,
        storage_key: randomUUID(),
        sha256: Buffer.alloc(32),
        size: 1,
        kind: 'pdf',
        name: `${index}.pdf`,
        uploaded_by: owner.userId,
        uploaded_at: at,
      })),
    )
    .returning('id')
    .execute()
  const rows = files.map(({ id }) => ({ company_id, kind: 'npwp', file_id: id, shared_at: at, removed_at: at }))
  await world.db.insertInto('company_documents').values(rows).execute()
  return files.map(({ id }) => id)
}

/** Runs `work` and expects it to change neither records nor files. */
async function changingNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = [await hashOfStoredData(world.db), await world.storedFiles()]
  const answer = await work()
  expect([await hashOfStoredData(world.db), await world.storedFiles()]).toEqual(before)
  return answer
}

describe('documents of a company', () => {
  it('have a place for each kind; an SPPKP is wanted of a PKP alone, and taken of all [REG-3]', async () => {
    for (const isPkp of [true, false]) {
      const owner = await world.aBuyer({ isPkp })
      const { data } = await owner.call('perusahaan/dokumen/daftar', { company_id: owner.companyId })
      expect(data.map(({ nama, diminta, dokumen }) => [nama, diminta, dokumen])).toEqual([
        ['NPWP', true, null],
        ['NIB', true, null],
        ['SPPKP', isPkp, null],
      ])
      expect((await put(owner, 'sppkp')).ok).toBe(true)
    }
  })

  it.each([
    ['PDF', { ...aPdf, name: 'NPWP PT Uji.pdf' }, 'NPWP PT Uji.pdf', 'pdf', 'application/pdf'],
    ['PNG', aPng, 'foto.png', 'png', 'image/png'],
    ['JPEG', jpeg, 'pindaian.jpeg', 'jpeg', 'image/jpeg'],
    [
      'PDF that is called a JPEG',
      { ...aPdf, name: 'foto.jpg', type: 'image/jpeg' },
      'foto.pdf',
      'pdf',
      'application/pdf',
    ],
  ] as const)('are taken as they are: a %s [REG-3]', async (_what, sent, name, kind, mime) => {
    const owner = await world.aBuyer()
    const { data } = await put(owner, 'npwp', sent)

    expect(data).toMatchObject({
      jenis: 'npwp',
      nama_berkas: name,
      tipe: kind,
      ukuran: sent.content.length,
      terkirim: false,
    })
    expect(await documentsOf(owner)).toEqual([data])
    const file = await fileOf(owner, data.dokumen_id)
    expect(file.text).toBe(sent.content.toString())
    expect(file.headers).toMatchObject({
      'content-type': mime,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(parse(String(file.headers['content-disposition']))).toEqual({
      type: 'inline',
      parameters: { filename: name },
    })
    const stored = await world.db
      .selectFrom('stored_files')
      .selectAll()
      .where('company_id', '=', owner.companyId)
      .execute()
    expect(stored).toMatchObject([{ uploaded_by: owner.userId, size: sent.content.length, sha256: expect.any(Buffer) }])
  })

  it.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['"; filename="jahat.exe', '%22; filename=%22jahat.exe.pdf'],
    ['NPWP 🧾 2026.pdf', 'NPWP 🧾 2026.pdf'],
    ['\u202efdp.nib', 'fdp.nib.pdf'],
    ['بيانات.pdf', 'بيانات.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(146)}.pdf`],
  ])('are called as their file, cleaned: %s [REG-3]', async (sent, name) => {
    const owner = await world.aBuyer()
    const { data } = await put(owner, 'nib', { ...aPdf, name: sent })
    expect(data.nama_berkas).toBe(name)
    const file = await fileOf(owner, data.dokumen_id)
    expect(parse(String(file.headers['content-disposition'])).parameters.filename).toBe(name)
  })

  it('are read by every member, and changed by the owner alone [REG-3] [ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const { data } = await put(owner, 'npwp')
    for (const role of ['purchaser', 'approver'] as const) {
      const mate = await world.aColleague(owner, role)
      expect(await documentsOf(mate)).toEqual([data])
      expect((await fileOf(mate, data.dokumen_id)).text).toBe(aPdf.content.toString())
      const remove = { company_id: owner.companyId, dokumen_id: data.dokumen_id }
      const refused = await changingNothing(() => put(mate, 'npwp'))
      expect(refused.refusal?.code).toBe('not_allowed')
      expect((await mate.call('perusahaan/dokumen/hapus', remove)).refusal?.code).toBe('not_allowed')
    }
    expect(await documentsOf(owner)).toEqual([data])
  })

  it('that are gone say so in the tab that opens them, by a page, and to scripts as ever [REG-3]', async () => {
    const owner = await world.aBuyer()
    const { data } = await put(owner, 'npwp')
    await owner.call('perusahaan/dokumen/hapus', { company_id: owner.companyId, dokumen_id: data.dokumen_id })
    const address = `/api/perusahaan/dokumen/berkas?dokumen_id=${data.dokumen_id}`

    const tab = await owner.get(address, { cookie: await cookieOf(world, owner), 'sec-fetch-mode': 'navigate' })
    const script = await fileOf(owner, data.dokumen_id)

    const sentence = script.refusal?.status_message ?? 'none'
    expect([tab.status, tab.headers['content-type']]).toEqual([script.status, 'text/html; charset=utf-8'])
    expect(tab.text).toContain(`<h1>${sentence}</h1>`)
    expect(script.headers['content-type']).toContain('application/json')
    // other tests count what is stored
    await world.runJobs()
  })

  it('are not found by strangers, nor by visitors [REG-3] [ROLE-9]', async () => {
    const owner = await world.aBuyer()
    const { data } = await put(owner, 'npwp')
    const one = { dokumen_id: data.dokumen_id }
    for (const stranger of [await world.aBuyer(), await world.aSeller(), await world.anAdministrator()]) {
      expect((await fileOf(stranger, data.dokumen_id)).refusal?.code).toBe('document_not_found')
      const remove = await stranger.call('perusahaan/dokumen/hapus', { company_id: stranger.companyId, ...one })
      expect([remove.status, remove.refusal?.code]).toEqual([404, 'document_not_found'])
      const claim = await changingNothing(() =>
        stranger.upload('perusahaan/dokumen/unggah', { company_id: owner.companyId, jenis: 'npwp' }),
      )
      expect(claim.refusal).toMatchObject({ code: 'not_yours', field: 'company_id' })
    }
    expect((await world.aVisitor().send('perusahaan/dokumen/berkas', one)).status).toBe(401)
    expect((await fileOf(owner, data.dokumen_id)).ok).toBe(true)
  })

  it('open by a link, which sends the cookie of the session alone [REG-3] [SESS-6]', async () => {
    const owner = await world.aBuyer()
    const { data } = await put(owner, 'npwp')
    const signedIn = await world.http.inject({
      method: 'POST',
      url: '/api/session/login',
      payload: { identitas: owner.email, password: 'Contoh123' },
    })
    const [cookie] = signedIn.cookies
    const url = `/api/perusahaan/dokumen/berkas?dokumen_id=${data.dokumen_id}`
    const linked = { cookie: `${cookie?.name}=${cookie?.value}` }

    expect((await world.aVisitor().get(url, linked)).text).toBe(aPdf.content.toString())
    expect((await world.aVisitor().get(url)).status).toBe(401)
    // the cookie opens files and nothing else
    const remove = await world.aVisitor().send('perusahaan/dokumen/hapus', {}, linked)
    expect(remove.status).toBe(401)
  })

  it('are replaced by a newer one of the kind; what no seller has received is not kept [REG-3]', async () => {
    const owner = await world.aBuyer()
    const { data: first } = await put(owner, 'npwp')
    const { data: nib } = await put(owner, 'nib', aPng)
    const { data: second } = await put(owner, 'npwp', jpeg)

    expect((await documentsOf(owner)).map(({ dokumen_id }) => dokumen_id)).toEqual([second.dokumen_id, nib.dokumen_id])
    expect((await fileOf(owner, first.dokumen_id)).status).toBe(404)
    const before = (await world.storedFiles()).length
    await world.runJobs()
    expect((await world.storedFiles()).length).toBe(before - 1)
    const remove = await owner.call('perusahaan/dokumen/hapus', {
      company_id: owner.companyId,
      dokumen_id: nib.dokumen_id,
    })
    expect(remove.ok).toBe(true)
    await world.runJobs()
    expect((await world.storedFiles()).length).toBe(before - 2)
    expect((await fileOf(owner, second.dokumen_id)).text).toBe(jpeg.content.toString())
  })

  it('are 200 at most with those that sellers keep; the next is refused and changes nothing [REG-3] [API-2]', async () => {
    const owner = await world.aBuyer()
    const { data: current } = await put(owner, 'npwp')
    const fileIds = await insertReplaced(owner, MOST.storedDocuments - 1)

    // an earlier one that no seller has received makes room
    const { data: last } = await put(owner, 'npwp', aPng)
    expect(last.dokumen_id).not.toBe(current.dokumen_id)
    const before = [await hashOfStoredData(world.db), await world.storedFiles()]
    const refused = await put(owner, 'nib', jpeg)
    expect([await hashOfStoredData(world.db), await world.storedFiles()]).toEqual(before)
    expect(refused.refusal).toMatchObject({
      code: 'documents_full',
      status_message:
        'Perusahaan Anda sudah menyimpan 200 dokumen, termasuk yang pernah dikirim ke seller. Silakan hubungi kami untuk menambahnya.',
    })
    await world.db.updateTable('company_documents').set({ shared_at: world.now() }).execute()
    expect((await put(owner, 'npwp', jpeg)).refusal?.code).toBe('documents_full')
    expect((await documentsOf(owner)).map(({ dokumen_id }) => dokumen_id)).toEqual([last.dokumen_id])
    expect((await put(await world.aBuyer(), 'nib')).ok).toBe(true)
    // other tests count bytes and records: these have no bytes
    await world.runJobs()
    await world.db.deleteFrom('company_documents').where('file_id', 'in', fileIds).execute()
    await world.db.deleteFrom('stored_files').where('id', 'in', fileIds).execute()
  })

  it('of two handed in at once, one counts and both answers say so [REG-3]', async () => {
    const owner = await world.aBuyer()
    const [a, b] = await Promise.all([put(owner, 'npwp'), put(owner, 'npwp', aPng)])

    const counting = await documentsOf(owner)
    expect(counting).toHaveLength(1)
    expect([a.data.dokumen_id, b.data.dokumen_id]).toContain(counting[0]?.dokumen_id)
    expect((await fileOf(owner, counting[0]?.dokumen_id ?? '')).ok).toBe(true)
  })
})

describe('what is no document', () => {
  const field = 'berkas'
  it.each<[string, SentFile[], number, string]>([
    [
      'an executable called a PDF',
      [{ name: 'npwp.pdf', type: 'application/pdf', content: Buffer.from('MZ\x90\0\x03'.padEnd(300)) }],
      422,
      'file_kind',
    ],
    [
      'a page called a picture',
      [{ name: 'nib.png', content: Buffer.from('<html><script>alert(1)</script>') }],
      422,
      'file_kind',
    ],
    ['a text', [{ name: 'npwp.txt', content: Buffer.from('0123') }], 422, 'file_kind'],
    ['an animated picture', [{ name: 'x.gif', content: Buffer.from('GIF89a\x01\0\x01\0\0\0\0;') }], 422, 'file_kind'],
    ['0 bytes', [{ name: 'npwp.pdf', content: Buffer.alloc(0) }], 422, 'file_empty'],
    ['a field that was left empty', [{ name: '', content: Buffer.alloc(0) }], 422, 'file_missing'],
    ['5 MB and a byte', [pdfOf(LARGEST + 1)], 413, 'file_too_large'],
    ['far too much', [pdfOf(12 * 1024 * 1024)], 413, 'file_too_large'],
    ['two files', [aPdf, aPng], 422, 'file_several'],
    ['five files', [aPdf, aPng, aPdf, aPng, aPdf], 422, 'file_several'],
  ])('is refused with a sentence and changes nothing: %s [REG-3] [API-2]', async (_what, files, status, code) => {
    const owner = await world.aBuyer()
    const answer = await changingNothing(() => put(owner, 'npwp', ...files))
    expect([answer.status, answer.refusal]).toMatchObject([status, { code, field }])
    expect(answer.refusal?.status_message).toMatch(/^[A-Z].+\.$/)
  })

  it('is told from what just fits: 5 MB [REG-3]', async () => {
    const owner = await world.aBuyer()
    expect((await put(owner, 'npwp', pdfOf(LARGEST))).data.ukuran).toBe(LARGEST)
  })

  it('is a form without a file, without a field, with a field twice, or no form at all [REG-3] [API-2]', async () => {
    const owner = await world.aBuyer()
    const path = 'perusahaan/dokumen/unggah'
    const good = { company_id: owner.companyId, jenis: 'npwp' }
    const sent = (fields: object, files: SentFile[]) => {
      const { payload, headers } = formOf(fields, files)
      return changingNothing(() => owner.send(path, payload, headers))
    }

    expect((await sent(good, [])).refusal).toMatchObject({ code: 'file_missing', field })
    expect((await sent({ company_id: owner.companyId }, [aPdf])).refusal).toMatchObject({
      code: 'invalid_field',
      field: 'jenis',
    })
    expect((await sent({ ...good, jenis: 'ktp' }, [aPdf])).refusal).toMatchObject({
      field: 'jenis',
      status_message: 'Pilih salah satu jenis dokumen.',
    })
    expect((await sent(good, [{ ...aPdf, field: 'lain' }])).status).toBe(400)
    const twice = [...Object.entries(good), ['jenis', 'nib']]
    expect((await sent(twice, [aPdf])).status).toBe(400)
    const json = await owner.send(path, JSON.stringify(good))
    expect([json.status, json.refusal?.code]).toEqual([400, 'malformed'])
    const { payload } = formOf(good, [aPdf])
    const nameless = await owner.send(path, payload, { 'content-type': 'multipart/form-data' })
    expect(nameless.status).toBe(400)
  })
})

describe('a store that is lost', () => {
  it('is answered 503 with a sentence, and nothing is recorded [REG-3]', async () => {
    const owner = await world.aBuyer()
    const putting = vi
      .spyOn(world.deps.files, 'put')
      .mockRejectedValueOnce(new FilesLost('the file service answered 500'))
    const answer = await changingNothing(() => put(owner, 'npwp'))
    putting.mockRestore()

    expect(answer.status).toBe(503)
    expect(answer.refusal).toMatchObject({
      code: 'files_lost',
      status_message: 'Penyimpanan berkas sedang tidak dapat dihubungi. Silakan coba lagi.',
    })
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.text).not.toContain('500')
  })

  it('is told when a file is opened [REG-3]', async () => {
    const owner = await world.aBuyer()
    const { data } = await put(owner, 'npwp')
    const opening = vi.spyOn(world.deps.files, 'open').mockRejectedValueOnce(new FilesLost('gone'))
    const answer = await fileOf(owner, data.dokumen_id)
    opening.mockRestore()
    expect([answer.status, answer.refusal?.code]).toEqual([503, 'files_lost'])
    expect(answer.headers['content-type']).toContain('json')
  })

  it('holds nothing for longer than an hour that was not recorded [REG-3]', async () => {
    const owner = await world.aBuyer()
    await put(owner, 'npwp')
    await world.runJobs()
    const recorded = await world.storedFiles()
    // a process dies before it records the file
    const { key } = await storeFile(world.deps, { ...aPdf, kind: 'pdf' })
    expect((await world.storedFiles()).sort()).toEqual([...recorded, key].sort())

    await world.runJobs()
    expect(await world.storedFiles()).toContain(key)
    world.setClock(new Date(world.now().getTime() + 61 * 60 * 1000).toISOString())
    await world.runJobs()
    world.setClock()

    expect((await world.storedFiles()).sort()).toEqual(recorded.sort())
  })
})
