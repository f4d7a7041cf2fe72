import type { SessionInfo } from '#domain/accounts/contract.ts'
import { forgetChoices, keepSession } from '#web/lib/session.ts'
import { useAct } from '#web/lib/use-act.ts'

/** Lets the session act for another company and loads the home page; other tabs reload [SESS-5]. */
export function useActFor() {
  const switching = useAct('session/akun/pilih', {
    failed: 'Perusahaan belum berganti. Periksa koneksi Anda, lalu coba lagi.',
  })

  /** @returns whether it does */
  async function actFor(companyId: string): Promise<boolean> {
    const problem = await switching.send({ perusahaan_id: companyId }, { answered: ({ data }) => enterAs(data) })
    return problem === null
  }

  return { actFor, working: switching.working }
}

function enterAs(session: SessionInfo): void {
  forgetChoices()
  keepSession(session)
  // a full page load, so that nothing rendered for the other company stays
  window.location.assign('/')
}
