import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { forgetChoices, keepSession } from '#web/lib/session.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const FAILED = 'Perusahaan belum berganti. Periksa koneksi Anda, lalu coba lagi.'

/** Lets the session act for another company and loads `landing` anew; other tabs reload [SESS-5]. @returns whether it did */
export async function actFor(companyId: string, landing: string): Promise<boolean> {
  try {
    const { data } = await callApi('session/akun/pilih', { perusahaan_id: companyId })
    forgetChoices()
    keepSession(data)
    // a new page load: nothing rendered for the other company stays
    window.location.assign(landing)
    return true
  } catch (error) {
    toast.failure(sentenceOf(error, FAILED))
    return false
  }
}
