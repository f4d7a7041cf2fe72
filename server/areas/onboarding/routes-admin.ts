import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { decideApplication } from './decide-application.ts'
import { openFile, showQueue, showVerification } from './show-queue.ts'
import { reopenShop, suspendShop } from './suspend-shop.ts'
import { queuedView, verificationView } from './views.ts'

const calls = contract.verifications

/** Companies that come in as sellers, as administrators decide them [ADM-2]. */
export const verificationRoutes: Route[] = [
  route(calls.queue, async (deps, _administrator, { state, keyword, page, perPage }) => {
    const { applications, ...queue } = await showQueue(deps, { state, keyword, page, perPage })
    return {
      data: {
        ...queue,
        applications: applications.map(queuedView),
        serverTime: deps.now().toISOString(),
      },
    }
  }),
  route(calls.detail, (deps, administrator, { id }) => shown(deps, administrator, id)),
  route(calls.file, (deps, administrator, { documentId }) => openFile(deps, administrator, documentId)),
  route(calls.decide, async (deps, administrator, { id, version, ...said }) => {
    const decided = { ...said, reasons: [...new Set(said.reasons)], note: said.note || null }
    await decideApplication(deps, administrator, { id, version }, decided)
    return shown(deps, administrator, id)
  }),
  route(calls.suspend, async (deps, administrator, { id, version, note }) => {
    await suspendShop(deps, administrator, { id, version }, note)
    return shown(deps, administrator, id)
  }),
  route(calls.reopen, async (deps, administrator, { id, version, note }) => {
    await reopenShop(deps, administrator, { id, version }, note || null)
    return shown(deps, administrator, id)
  }),
]

async function shown(deps: Deps, administrator: Administrator, id: string) {
  return { data: verificationView(await showVerification(deps, id), administrator) }
}
