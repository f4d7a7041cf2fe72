import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { isAnswerDue } from './queries.ts'

/** Whether to ask this company: buyers that have not answered the question of today [SURVEY-1, ADM-5]. */
export async function wantsSurvey(db: Db | Tx, company: { companyId: string; companyKind: CompanyKind }, now: Date) {
  return company.companyKind === 'buyer' && (await isAnswerDue(db, company.companyId, now))
}
