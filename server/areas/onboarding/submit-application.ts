import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { applications } from '#domain/onboarding/application.ts'
import { missingIn } from '#domain/onboarding/missing.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertEvent, saveApplication } from './queries.ts'
import { findFiles } from './queries-files.ts'
import { tellAdministrators, tellApplicant } from './tell-application.ts'
import { holdApplication } from './write-application.ts'

/**
 * Sends the company's application to the platform, which has a working day for it [SHOP-1, ADM-2].
 * @throws Refusal application_incomplete | application_moved_on | application_act_not_allowed
 */
export async function submitApplication(deps: Deps, owner: Buyer, seenVersion: number): Promise<void> {
  await deps.db.transaction().execute((tx) => submitIn(tx, owner, seenVersion, deps.now()))
}

/** Begins again from what was refused [SHOP-1]. @throws Refusal application_moved_on | application_act_not_allowed */
export async function renewApplication(deps: Deps, owner: Buyer, seenVersion: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const application = await holdApplication(tx, owner, now)
    await saveApplication(tx, applications.take(application, 'renew', { party: owner, seenVersion }))
    await insertEvent(tx, application.id, owner.userId, { event: 'renew', reasons: [], note: null }, now)
  })
}

async function submitIn(tx: Tx, owner: Buyer, seenVersion: number, now: Date): Promise<void> {
  const application = await holdApplication(tx, owner, now)
  const submitted = applications.take(application, 'submit', { party: owner, seenVersion })
  const kinds = (await findFiles(tx, application.id)).map(({ kind }) => kind)
  const missing = Object.values(missingIn(application.facts, kinds, businessDay(now))).flat()
  if (missing.length > 0) throw new Refusal('application_incomplete', { words: { missing: missing.join(', ') } })

  await saveApplication(tx, { ...submitted, submittedAt: now, dueAt: await findDeadline(tx, now) })
  await insertEvent(tx, application.id, owner.userId, { event: 'submit', reasons: [], note: null }, now)
  await tellApplicant(tx, submitted, 'submit', '', now)
  await tellAdministrators(tx, submitted, now)
}
