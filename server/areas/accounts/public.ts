export { refreshSecretOf } from './refresh-cookie.ts'
export { sessionOfBearer, sessionsOverAmong, viewerOfBearer, viewerOfRefreshSecret } from './resolve-viewer.ts'
export { hashPassword } from './secrets.ts'
