import type { Side } from '#domain/machine.ts'
import { Refusal } from '#domain/refusal.ts'

/** The kind of a message: text, or a product or a file with or without text. */
export type MessageKind = 'text' | 'product' | 'file'

// PostgreSQL keeps no NUL, and a screen shows none of these; a line's end and a tab are text
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

// marks that only order or join other characters, and fillers that are drawn as nothing
const DRAWN_AS_NOTHING = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\s]/gu

/**
 * A message's text as it is stored: without invisible characters, and without space around it; '' for one without
 * visible characters.
 */
export function messageText(typed: string): string {
  const text = typed.toWellFormed().replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim()
  return text.replace(DRAWN_AS_NOTHING, '') === '' ? '' : text
}

/** @throws Refusal chat_message_empty [CHAT-9] */
export function checkText(kind: MessageKind, text: string): void {
  if (kind === 'text' && text === '') throw new Refusal('chat_message_empty', { field: 'contain' })
}

/** The notification of messages that wait: who wrote, never what. Signed out, its link leads by way of signing in [PUSH-2]. */
export function noticeOf({ to, fromName, roomId }: { to: Side; fromName: string; roomId: string }) {
  return {
    message: `Pesan baru dari ${fromName}`,
    link: to === 'seller' ? `/pusat-seller/chat?room=${roomId}` : `/notifikasi?chat=${roomId}`,
  }
}
