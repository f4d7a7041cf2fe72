import type { SessionInfo } from '#domain/accounts/contract.ts'
import { toVerify } from '#domain/accounts/verification.ts'
import type { UserId } from '#domain/ids.ts'

interface Facts {
  user: { userId: UserId; name: string; emailVerified: boolean }
  company: { companyId: string; businessType: string | null }
  /** Whether to ask the company how it found the platform [SURVEY-1]. */
  wantsSurvey: boolean
  bearer: string
}

/** What a browser stores about a session after signing in or switching companies (contract: session info). */
export function sessionInfoOf({ user, company, wantsSurvey, bearer }: Facts): SessionInfo {
  return {
    companyId: company.companyId,
    userId: user.userId,
    token: '',
    sessionId: bearer,
    isLogin: true,
    userLogin: user.name,
    verification: toVerify(user.emailVerified),
    openSurveyIdentification: wantsSurvey ? 'true' : 'false',
    tipeBisnis: company.businessType ?? '',
  }
}
