import type { SessionInfo } from '#domain/accounts/contract.ts'
import { forgetChoices, keepSession, loadAnew } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'

/** Lets the session act for another company and loads the home page, or the one named; other tabs reload [SESS-5]. */
export function useActFor() {
  const switching = useAct('session/akun/pilih', {
    failed: 'Perusahaan belum berganti. Periksa koneksi Anda, lalu coba lagi.',
  })

  /** Still under way while the page loads. @returns false if it was refused */
  async function actFor(companyId: string, to = '/'): Promise<boolean> {
    const problem = await switching.send({ companyId }, { answered: ({ data }) => enterAs(data, to) })
    return problem === null
  }

  return { actFor, working: switching.working }
}

function enterAs(session: SessionInfo, to: string): Promise<never> {
  forgetChoices()
  keepSession(session)
  return loadAnew(to)
}
