import type { CallPath } from '#domain/contract.ts'
import type { Person } from './actor.ts'
import type { AuditedAct } from './content-acts.ts'
import type { World } from './world.ts'

/** How the acts on companies that buy are made, on a new one each. */
export function oversightActs(world: World, administrator: Person) {
  return {
    'admin/pembeli/periksa': async () => {
      const body = { perusahaan_id: (await world.aBuyer()).companyId, versi: 0, keputusan: 'verifikasi' }
      return { act: 'company.verify', who: administrator, body }
    },
    'admin/pembeli/tangguhkan': async () => {
      const body = { perusahaan_id: (await world.aBuyer()).companyId, versi: 0, catatan: 'Uji' }
      return { act: 'company.suspend', who: administrator, body }
    },
    'admin/pembeli/buka': async () => {
      const { companyId: perusahaan_id } = await world.aBuyer()
      await administrator.call('admin/pembeli/tangguhkan', { perusahaan_id, versi: 0, catatan: 'Uji' })
      return { act: 'company.reopen', who: administrator, body: { perusahaan_id, versi: 1 } }
    },
  } satisfies { [Path in CallPath]?: () => Promise<AuditedAct> }
}
