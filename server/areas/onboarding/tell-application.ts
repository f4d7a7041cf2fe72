import { APPLICATION_PATH, applicationNotice, verificationPath } from '#domain/onboarding/notice.ts'
import { companyName, findPlatform } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { StoredApplication } from './queries.ts'

type Told = Parameters<typeof applicationNotice>[0]['act']

/** Tells the company what became of its application, by bell, push and mail; its shop too where there is one. */
export async function tellApplicant(
  tx: Tx,
  { companyId, shopId }: StoredApplication,
  act: Told,
  said: string,
  now: Date,
): Promise<void> {
  const message = applicationNotice({ act, companyName: await companyName(tx, companyId), said })
  const told = new Map([
    [companyId, APPLICATION_PATH],
    // last: a seller of the demo is its own applicant
    ...(shopId ? ([[shopId, '/pusat-seller']] as const) : []),
  ])
  const notices = [...told].map(([to, link]) => ({
    companyId: to,
    kind: 'application' as const,
    step: act,
    message,
    link,
  }))
  await notify(tx, notices, now)
}

/** Tells the administrators of the platform that somebody waits. */
export async function tellAdministrators(tx: Tx, { id, companyId }: StoredApplication, now: Date): Promise<void> {
  const platformId = await findPlatform(tx)
  if (!platformId) return
  const message = `${await companyName(tx, companyId)} menunggu diperiksa sebagai seller`
  const link = verificationPath(id)
  await notify(tx, [{ companyId: platformId, kind: 'application', step: 'verify', message, link }], now)
}
