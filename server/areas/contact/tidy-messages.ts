import { MESSAGE_KEPT_DAYS } from '#domain/contact/message-state.ts'
import type { Deps } from '#server/deps.ts'
import { forgetMessagesBefore } from './queries.ts'

/** Deletes messages once the privacy policy says that they are gone, whatever became of them. */
export function tidyMessages({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - MESSAGE_KEPT_DAYS * 24 * 60 * 60 * 1000)
  return db.transaction().execute((tx) => forgetMessagesBefore(tx, before))
}
