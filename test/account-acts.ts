import { aCheckedAccount, anAccount, aProposedAccount } from '#server/areas/banking/testing.ts'
import type { Person } from './actor.ts'
import type { AuditedAct } from './content-acts.ts'
import type { World } from './world.ts'

/** How the acts on accounts of shops are made, on the account that is there for each. */
export function accountActs(world: World, administrator: Person) {
  const proposed = async () => aProposedAccount(await world.aSeller())
  return {
    'pusat-seller/rekening/ajukan': async () => {
      const who = await world.aSeller()
      return { act: 'account.propose', who, body: anAccount(who) }
    },
    'pusat-seller/rekening/tarik': async () => {
      const who = await world.aSeller()
      return { act: 'account.withdraw', who, body: await aProposedAccount(who) }
    },
    'admin/rekening/berkas': async () => {
      const { rekening_id } = await proposed()
      return { act: 'document.open', who: administrator, body: { rekening_id } }
    },
    'admin/rekening/periksa': async () => ({ act: 'account.check', who: administrator, body: await proposed() }),
    'admin/rekening/tolak': async () => {
      return { act: 'account.refuse', who: administrator, body: { ...(await proposed()), alasan: 'Buram' } }
    },
    'admin/rekening/konfirmasi': async () => {
      const first = await world.aColleague(administrator, 'administrator')
      return { act: 'account.confirm', who: administrator, body: await aCheckedAccount(await world.aSeller(), first) }
    },
  } satisfies Record<string, () => Promise<AuditedAct>>
}
