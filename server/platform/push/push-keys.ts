import webPush from 'web-push'
import { keptOnce } from '#server/platform/kept-once.ts'

/** The pair by which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The keys in DATA_DIR/push-keys.json, made at the first start: with others, browsers would have to register anew. */
export function keptPushKeys(dataDir: string): PushKeys {
  const keys = keptOnce(dataDir, 'push-keys.json', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(keys) as PushKeys // written above
}
