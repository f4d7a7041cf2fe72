import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { applicationQueue, verification } from '#domain/onboarding/codec-admin.ts'
import { decision, decisionReason } from '#domain/onboarding/reasons.ts'
import { applicationState } from '#domain/onboarding/state.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { decideApplication } from './decide-application.ts'
import { openFile, showQueue, showVerification } from './show-queue.ts'
import { reopenShop, suspendShop } from './suspend-shop.ts'
import { queuedView, verificationView } from './views.ts'

const calls = contract.verifications

/** Companies that come in as sellers, as administrators decide them [ADM-2]. */
export const verificationRoutes: Route[] = [
  route(calls.queue, async (deps, _administrator, { status, keyword, halaman: page, per_halaman: perPage }) => {
    const state = status && applicationState.decode(status)
    const { applications, ...queue } = await showQueue(deps, { state, keyword, page, perPage })
    return {
      data: applicationQueue.encode({
        ...queue,
        applications: applications.map(queuedView),
        serverTime: deps.now().toISOString(),
      }),
    }
  }),
  route(calls.detail, (deps, administrator, { pengajuan_id }) => shown(deps, administrator, pengajuan_id)),
  route(calls.file, (deps, administrator, { dokumen_id }) => openFile(deps, administrator, dokumen_id)),
  route(calls.decide, async (deps, administrator, { pengajuan_id: id, versi: version, ...said }) => {
    const decided = { decision: decision.decode(said.keputusan), note: said.catatan || null }
    const reasons = [...new Set(said.alasan.map(decisionReason.decode))]
    const readDocuments = said.dokumen_dibaca
    await decideApplication(deps, administrator, { id, version }, { ...decided, reasons, readDocuments })
    return shown(deps, administrator, id)
  }),
  route(calls.suspend, async (deps, administrator, { pengajuan_id: id, versi: version, catatan }) => {
    await suspendShop(deps, administrator, { id, version }, catatan)
    return shown(deps, administrator, id)
  }),
  route(calls.reopen, async (deps, administrator, { pengajuan_id: id, versi: version, catatan }) => {
    await reopenShop(deps, administrator, { id, version }, catatan || null)
    return shown(deps, administrator, id)
  }),
]

async function shown(deps: Deps, administrator: Administrator, id: string) {
  return { data: verification.encode(verificationView(await showVerification(deps, id), administrator)) }
}
