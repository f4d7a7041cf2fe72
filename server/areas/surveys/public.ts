import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { hasAnswered } from './queries.ts'

/** Whether this member is to be asked: buyers whose company has not answered yet [SURVEY-1]. */
export async function wantsSurvey(db: Db | Tx, company: { companyId: string; companyKind: CompanyKind }) {
  return company.companyKind === 'buyer' && !(await hasAnswered(db, company.companyId))
}
