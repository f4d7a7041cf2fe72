import { LEFT } from '#domain/accounts/left.ts'
import { SESSION_MAX_MS } from '#domain/accounts/session.ts'
import { keepChoice } from './kept-choice.ts'

/** Lets the session that this browser's cookie may still carry open nothing, whether or not the server hears of it [SESS-4]. */
export function markLeft(): void {
  keepChoice({ ...LEFT, seconds: SESSION_MAX_MS / 1000 })
}

/** Whether it is so, and the server has not heard of it yet. */
export function isMarkedLeft(): boolean {
  return document.cookie.split(/;\s*/).includes(`${LEFT.name}=${LEFT.value}`)
}
