import type { Deps } from '#server/deps.ts'
import { findUserOfEmail } from './queries-resets.ts'

/** Who is registered with an e-mail address; nothing where nobody is [RESET-2]. */
export async function findAccountOf(deps: Deps, email: string): Promise<{ user_id?: string; username?: string }> {
  const user = await findUserOfEmail(deps.db, email.toLowerCase())
  return user ? { user_id: user.userId, username: user.username } : {}
}
