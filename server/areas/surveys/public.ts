import type { Member } from '#domain/accounts/actor.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { hasAnswered } from './queries.ts'

/** Whether this member is to be asked: buyers whose company has not answered yet [SURVEY-1]. */
export async function wantsSurvey(db: Db | Tx, { companyId, companyKind }: Pick<Member, 'companyId' | 'companyKind'>) {
  return companyKind === 'buyer' && !(await hasAnswered(db, companyId))
}
