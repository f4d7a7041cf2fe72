import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { hasAnswered } from './queries.ts'

/** Whether to ask this company: buyers that have not answered yet [SURVEY-1]. */
export async function wantsSurvey(db: Db | Tx, company: { companyId: string; companyKind: CompanyKind }) {
  return company.companyKind === 'buyer' && !(await hasAnswered(db, company.companyId))
}
