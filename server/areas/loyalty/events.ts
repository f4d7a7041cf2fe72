import type { Administrator } from '#domain/accounts/actor.ts'
import type { SecondPerson } from '#domain/second-person.ts'
import { question } from '#server/platform/reactions.ts'

export const orderNumbers = question<readonly string[], Map<string, string>>('numbers of orders')

/** An administrator, and since when they are one. */
export const administratorSince = question<Administrator, SecondPerson>('since when somebody is an administrator')
