import type { CompanyKind } from '#domain/companies/permissions.ts'
import { hasSeller } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { isAnswerDue } from './queries.ts'

/**
 * Whether to ask this company: buyers that have not answered the question of today, once they have come to a first seller
 * [SURVEY-1, ADM-5, UX-2].
 */
export async function wantsSurvey(
  db: Db | Tx,
  { companyId, companyKind }: { companyId: string; companyKind: CompanyKind },
  now: Date,
) {
  return companyKind === 'buyer' && (await isAnswerDue(db, companyId, now)) && (await hasSeller.ask(db, companyId, now))
}
