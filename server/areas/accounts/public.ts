export { clearRefreshCookie, refreshSecretOf } from './browser.ts'
export { hashChosen, namesIn, provePassword } from './change-password.ts'
export { replaceChanges } from './email-change/queries-email-changes.ts'
export { personLeft } from './events.ts'
export { joinAccount } from './join-account.ts'
export { deviceName, holdMember } from './own-account.ts'
export { findMemberships, findUserNames, memberships, openSessions, people } from './queries.ts'
export { eraseAccount, insertFarewell } from './queries-closing.ts'
export {
  type CompanyMember,
  type CompanyReader,
  deleteMember,
  findMembers,
  findMembership,
  findReaders,
  findSalesPeople,
  findSharingMembers,
  hasMembers,
  insertMember,
  lockAllMemberships,
  lockFreeMemberships,
  lockMembership,
  type MembershipTerms,
  updateMember,
} from './queries-members.ts'
export {
  actsForCompany,
  emailOf,
  endSessionsFor,
  findOwnAccount,
  findSessionsFor,
  lockAccount,
  lockAccountOf,
  lockFormerAccountOf,
  type NewAccount,
} from './queries-own.ts'
export {
  countSessions,
  findCompaniesOfEmail,
  findMemberActivity,
  findMembershipsOf,
  findPeopleBy,
  findPerson,
  isBlocked,
  lockPerson,
  type PersonMembership,
  type PersonRow,
  saveBlock,
} from './queries-people.ts'
export { hasVerifiedEmail } from './registration/queries-verification.ts'
export { askLinkAgain, countLink } from './registration/verify-email.ts'
export { endSessionsBut, findVerifiedRecipient } from './reset/queries-resets.ts'
export {
  expiredSessionsAmong,
  memberOf,
  sessionOfBearer,
  viewerOfBearer,
  viewerOfRefreshSecret,
} from './resolve-viewer.ts'
export { resetSecondFactor } from './second-factor/second-factor.ts'
export { hashPassword, hashSecret, makeSecret } from './secrets.ts'
export { showProfile } from './show-profile.ts'
export { actForCompany, withSince } from './switch-company.ts'
