export { holdMember } from './hold-member.ts'
export { joinAccount } from './join-account.ts'
export { findUserNames, people } from './queries.ts'
export {
  type CompanyMember,
  deleteMember,
  findMembers,
  findPlace,
  findSalesPeople,
  insertMember,
  lockPlace,
  type Place,
  updateMember,
} from './queries-members.ts'
export { actsForCompany, emailOf, endSessionsFor, findOwnAccount, findSessionsFor } from './queries-own.ts'
export { refreshSecretOf } from './refresh-cookie.ts'
export {
  memberOf,
  sessionOfBearer,
  sessionsOverAmong,
  viewerOfBearer,
  viewerOfRefreshSecret,
} from './resolve-viewer.ts'
export { hashPassword, hashSecret, makeSecret } from './secrets.ts'
export { showProfile } from './show-profile.ts'
