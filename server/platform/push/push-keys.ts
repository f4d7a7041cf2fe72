import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'

/** The pair by which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The keys in DATA_DIR/push-keys.json, made at the first start: with others, browsers would have to register anew. */
export function keptPushKeys(dataDir: string): PushKeys {
  const path = join(dataDir, 'push-keys.json')
  mkdirSync(dataDir, { recursive: true })
  try {
    // of processes that start at once, one writes
    writeFileSync(path, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return JSON.parse(readFileSync(path, 'utf8')) as PushKeys // written above
}
