export { actForCompany } from './act-for-company.ts'
export { hashChosen, namesIn } from './choose-password.ts'
export { deviceName } from './device-name.ts'
export { personLeft } from './events.ts'
export { holdMember } from './hold-member.ts'
export { joinAccount } from './join-account.ts'
export { provePassword } from './prove-password.ts'
export { findMemberships, findUserNames, memberships, openSessions, people } from './queries.ts'
export { eraseAccount, insertFarewell } from './queries-closing.ts'
export { replaceChanges } from './queries-email-changes.ts'
export {
  type CompanyMember,
  type CompanyReader,
  deleteMember,
  findMembers,
  findPlace,
  findReaders,
  findSalesPeople,
  findSharingMembers,
  hasMembers,
  holdFreePlaces,
  insertMember,
  lockAllPlaces,
  lockPlace,
  type Place,
  updateMember,
} from './queries-members.ts'
export { findCompaniesOfEmail, findSeenMembers } from './queries-oversight.ts'
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
  findPeopleBy,
  findPerson,
  findPlacesOf,
  isBlocked,
  lockPerson,
  type PersonPlace,
  type PersonRow,
  saveBlock,
} from './queries-people.ts'
export { endSessionsBut, findVerifiedRecipient } from './queries-resets.ts'
export { hasVerifiedEmail } from './queries-verification.ts'
export { clearRefreshCookie, refreshSecretOf } from './refresh-cookie.ts'
export { resetSecondFactor } from './reset-second-factor.ts'
export {
  memberOf,
  sessionOfBearer,
  sessionsOverAmong,
  viewerOfBearer,
  viewerOfRefreshSecret,
} from './resolve-viewer.ts'
export { hashPassword, hashSecret, makeSecret } from './secrets.ts'
export { showProfile } from './show-profile.ts'
export { askLinkAgain, countLink } from './verify-email.ts'
export { withSince } from './with-since.ts'
