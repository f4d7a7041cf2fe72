import { expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkDailyActs, MOST_ACTS_A_DAY } from './seller-obstacle.ts'
import type { SubscriptionAct } from './subscription.ts'

function codeOf(act: SubscriptionAct, before: readonly string[]): string | null {
  try {
    checkDailyActs(act, before)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

it('takes three requests of a pair a day [REG-4]', () => {
  expect(codeOf('ask', ['ask', 'withdraw', 'ask', 'withdraw'])).toBeNull()
  expect(codeOf('ask', ['ask', 'withdraw', 'withdraw', 'withdraw', 'ask'])).toBeNull()
  expect(codeOf('ask', ['withdraw', 'ask', 'ask', 'ask'])).toBe('subscription_requests_today')
  expect(codeOf('suspend', ['ask', 'ask', 'ask', 'ask'])).toBeNull()
  expect(codeOf('ask', ['ask', 'withdraw', 'ask', 'withdraw', 'ask', 'withdraw'])).toBe('subscription_requests_today')
})

it('takes twenty acts of one side a day, and always those that end it [SELLER-3]', () => {
  const before = (acts: number) => Array.from({ length: acts }, (_, at) => (at % 2 ? 'reactivate' : 'suspend'))
  expect(codeOf('suspend', before(MOST_ACTS_A_DAY - 1))).toBeNull()
  expect(codeOf('suspend', before(MOST_ACTS_A_DAY))).toBe('subscription_acts_today')
  for (const act of ['end', 'decline', 'withdraw'] as const) expect(codeOf(act, before(200))).toBeNull()
})
