import type { Member } from '#domain/accounts/actor.ts'
import { type Choice, isAlwaysTold, type Kind, kindsFor, wants } from '#domain/notifications/kinds.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findChoices, saveChoice } from './queries-choices.ts'

/** Where somebody is told of a kind. */
export interface KindChoice {
  kind: Kind
  app: boolean
  push: boolean
  email: boolean
}

/** Where the member is told of each kind that is for their role [REG-3]. */
export async function showChoices(deps: Deps, member: Member): Promise<KindChoice[]> {
  const chosen = await findChoices(deps.db, [member.userId])
  return kindsFor(member).map((kind) => ({
    kind,
    app: wants(chosen, kind, 'app'),
    push: wants(chosen, kind, 'push'),
    email: wants(chosen, kind, 'email'),
  }))
}

/**
 * Chooses for one kind and one channel [REG-3].
 * @throws Refusal not_found: the kind is not for the member's role | channel_always
 */
export async function chooseChannel(
  deps: Deps,
  member: Member,
  choice: Choice & { kind: Kind },
): Promise<KindChoice[]> {
  if (!kindsFor(member).includes(choice.kind)) throw new Refusal('not_found', { field: 'kind' })
  if (!choice.wanted && isAlwaysTold(choice.kind, choice.channel)) throw new Refusal('channel_always')
  await deps.db.transaction().execute((tx) => saveChoice(tx, member.userId, choice))
  return showChoices(deps, member)
}
