import type { SessionInfo } from '#domain/accounts/contract.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'

interface Facts {
  user: { userId: UserId; name: string; emailVerified: boolean }
  company: { companyId: CompanyId; businessType: string | null }
  bearer: string
}

/** What a browser keeps of a session, after signing in and after switching companies (contract: session info). */
export function sessionInfoOf({ user, company, bearer }: Facts): SessionInfo {
  return {
    companyId: company.companyId,
    userId: user.userId,
    token: '',
    sessionId: bearer,
    isLogin: true,
    userLogin: user.name,
    verification: user.emailVerified ? '' : 'alamat e-mail',
    openSurveyIdentification: 'false',
    tipeBisnis: company.businessType ?? '',
  }
}
