import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { orderAuditCheck, retryJob, showSystem } from './show-system.ts'

const calls = contract.system

/** How the platform runs, for administrators [ADM-7]. */
export const systemRoutes: Route[] = [
  route(calls.show, async (deps) => ({ data: await showSystem(deps) })),
  route(calls.retry, async (deps, administrator, { id }) => {
    await retryJob(deps, administrator, id)
    return {}
  }),
  route(calls.checkAudit, async (deps, administrator) => {
    await orderAuditCheck(deps, administrator)
    return {}
  }),
]
