import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

const shown = async () => (await administrator.call('admin/sistem', {})).data

describe('the audit log', () => {
  const check = async () => {
    await administrator.call('admin/sistem/audit/periksa', {})
    const { memeriksa } = (await shown()).audit
    await world.runJobs()
    const { audit } = await shown()
    return { wasChecking: memeriksa, ...audit }
  }

  it('is checked on request and every night, and said to be whole [ADM-6, ADM-7]', async () => {
    const found = await check()
    expect(found).toMatchObject({ wasChecking: true, memeriksa: false, rusak: null })
    expect([found.utuh > 0, found.waktu]).toEqual([true, world.now().toISOString()])
    const acts = (await administrator.call('admin/audit/daftar', { tindakan: 'audit.periksa' })).data.audit
    expect(acts).toHaveLength(1)
  })

  it('stays known as broken where its end was cut off, however much is written after [ADM-6]', async () => {
    const { utuh } = await check()
    await world.db.transaction().execute(async (tx) => {
      // as somebody who owns the database could
      const tables = ['audit_links', 'audit_entries']
      for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
      await sql`delete from audit_links where position = ${utuh}`.execute(tx)
      await sql`delete from audit_entries e where not exists (select from audit_links where entry_id = e.id)`.execute(
        tx,
      )
      for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
    })
    await world.runJobs('system/check-audit')
    expect((await shown()).audit.rusak).toMatchObject({ posisi: utuh, sebab: 'hilang' })
    for (let more = 0; more < 3; more++) expect((await check()).rusak?.posisi).toBe(utuh)
  })
})
