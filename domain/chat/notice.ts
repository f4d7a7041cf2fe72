import type { Side } from '../machine.ts'

/** The notification of messages that wait: who wrote, never what. Signed out, its link leads by way of signing in [PUSH-2]. */
export function noticeOf({ to, fromName, roomId }: { to: Side; fromName: string; roomId: string }) {
  return {
    message: `Pesan baru dari ${fromName}`,
    link: to === 'seller' ? `/pusat-seller/chat?room=${roomId}` : `/notifikasi?chat=${roomId}`,
  }
}
