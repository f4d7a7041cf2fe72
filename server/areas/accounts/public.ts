export { refreshSecretOf } from './refresh-cookie.ts'
export { viewerOfBearer, viewerOfRefreshSecret } from './resolve-viewer.ts'
export { hashPassword } from './secrets.ts'
