import { expect, it } from 'vitest'
import { eachApart } from './each-apart.ts'

it('does each its turn, whatever fails for another, and names what is stuck [ORDER-6, SHOP-3]', async () => {
  const done: string[] = []
  const act = async (one: string) => {
    if (one.startsWith('bad')) throw new Error(`no ${one}`)
    done.push(one)
  }

  const stuck = eachApart(['first', 'bad 1', 'second', 'bad 2', 'last'], (one) => `row ${one}`, act)

  await expect(stuck).rejects.toMatchObject({
    message: '2 of 5 are stuck',
    errors: [{ message: 'row bad 1 is stuck', cause: { message: 'no bad 1' } }, { message: 'row bad 2 is stuck' }],
  })
  expect(done).toEqual(['first', 'second', 'last'])
  await eachApart(['last'], String, act)
})
