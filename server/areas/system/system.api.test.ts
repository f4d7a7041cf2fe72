import { describe, expect, it } from 'vitest'
import { aDeadLetter } from '#test/scenes/dead-letter.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

const shown = async () => (await administrator.call('admin/sistem', {})).data
const retry = (pekerjaan_id: string) => administrator.call('admin/sistem/pekerjaan/ulangi', { pekerjaan_id })

describe('the page of the system', () => {
  it('tells of jobs that failed, of mails among them, without addresses or what the job was given [ADM-7]', async () => {
    const id = await aDeadLetter(world.db, 'Error: 550 <rina@uji.contoh> unknown')
    // calls that other tests have made in this process may be named after a password
    const { panggilan: _calls, ...system } = await shown()
    expect(system.gagal).toMatchObject([
      {
        pekerjaan_id: id,
        antrean: 'members/mail-invitation',
        percobaan: 6,
        galat: 'Error: 550 <…@…> unknown',
        email: true,
      },
    ])
    expect([system.jumlah_gagal, system.jumlah_email_gagal]).toEqual([1, 1])
    expect(JSON.stringify(system)).not.toMatch(/rina|invitationId|password|postgres:\/\//)
  })

  it('runs such a job again, once, and says who did [ADM-7, ADM-6]', async () => {
    const id = await aDeadLetter(world.db)
    const { jumlah_gagal } = await shown()

    const answers = await Promise.all([retry(id), retry(id)])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const system = await shown()
    expect(system.jumlah_gagal).toBe(jumlah_gagal - 1)
    expect(system.antrean).toContainEqual({ nama: 'members/mail-invitation', menunggu: 1, berjalan: 0, dicoba_lagi: 0 })
    const entries = (await administrator.call('admin/audit/daftar', { tindakan: 'pekerjaan.ulangi' })).data.audit
    expect(entries).toMatchObject([{ benda: 'members/mail-invitation', benda_id: id }])
  })

  it('tells what runs here, how many are connected and which calls are slow [ADM-7]', async () => {
    const system = await shown()
    expect(system.versi).toMatchObject({
      aplikasi: expect.stringMatching(/^\d/),
      node: process.versions.node,
      postgresql: expect.stringMatching(/^18/),
      migrasi: expect.stringMatching(/^\d{4}_/),
    })
    // other tests of this process have queried and connected too
    expect(system.koneksi).toBeGreaterThanOrEqual(0)
    expect(system.panggilan.length).toBeGreaterThan(0)
    expect(system.panggilan.filter(({ alamat, jumlah }) => !alamat.startsWith('/api/') || jumlah === 0)).toEqual([])
    const means = system.panggilan.map(({ rata_ms }) => rata_ms)
    expect(means).toEqual([...means].sort((a, b) => b - a))
  })
})
