import { describe, expect, it } from 'vitest'
import { ownerOf } from '#domain/accounts/owner.ts'
import { makeOutbox, type Outcome } from './sender.ts'
import { memoryStore } from './waiting.ts'

const BUYER = ownerOf('user-1', 'company-1')

/** An outbox with a server that answers as `answer` says; the received messages are in `taken`. */
function anOutbox(answer: (text: string) => Outcome, { store = memoryStore(), owner = BUYER } = {}) {
  const taken: string[] = []
  let again: () => Promise<void> = async () => undefined
  let line: Promise<void> = Promise.resolve()
  const outbox = makeOutbox({
    owner,
    store,
    async send({ text }) {
      const outcome = answer(text)
      if (outcome === 'taken') taken.push(text)
      return outcome
    },
    alone(work) {
      line = line.then(work)
      return line
    },
    announce: () => undefined,
    later: (act) => {
      again = act
    },
  })
  let made = 0
  const write = (text: string) => {
    made += 1
    return outbox.add({ key: `key-${made}`, roomId: 'room', text, product: null, file: null, at: made })
  }
  return {
    outbox,
    taken,
    write,
    waiting: async () => (await outbox.waiting()).map(({ text }) => text),
    /** When the time has come to try again. */
    async later() {
      await again()
      await outbox.flush()
    },
  }
}

describe('messages on their way', () => {
  it('go out in the order in which they were written, each once [CHAT-12]', async () => {
    const { outbox, taken, write, waiting } = anOutbox(() => 'taken')
    for (const text of ['satu', 'dua', 'tiga']) await write(text)

    await Promise.all([outbox.flush(), outbox.flush()])

    expect(taken).toEqual(['satu', 'dua', 'tiga'])
    expect(await waiting()).toEqual([])
  })

  it('wait while the server does not answer, and none overtakes another [CHAT-12]', async () => {
    let isThere = false
    const { outbox, taken, write, waiting, later } = anOutbox(() => (isThere ? 'taken' : 'unanswered'))
    await write('satu')
    await write('dua')
    await outbox.flush()
    expect(await waiting()).toEqual(['satu', 'dua'])

    isThere = true
    await later()

    expect(taken).toEqual(['satu', 'dua'])
  })

  it('stay with the reason when refused, and hold up no other [CHAT-9]', async () => {
    let isClosed = true
    const { outbox, taken, write } = anOutbox((text) =>
      text === 'satu' && isClosed ? { refusal: 'Langganan sudah tidak aktif.' } : 'taken',
    )
    await write('satu')
    await write('dua')
    await outbox.flush()
    const [refused] = await outbox.waiting()
    expect(refused).toMatchObject({ text: 'satu', refusal: 'Langganan sudah tidak aktif.' })
    expect(taken).toEqual(['dua'])

    isClosed = false
    if (refused) await outbox.again(refused)

    expect(taken).toEqual(['dua', 'satu'])
  })

  it('are gone when their writer takes them back', async () => {
    const { outbox, taken, write } = anOutbox(() => 'taken')
    await write('satu')
    const [only] = await outbox.waiting()

    if (only) await outbox.remove(only)
    await outbox.flush()

    expect(taken).toEqual([])
  })

  it('are never sent by another person or for another company at the same browser [CHAT-10]', async () => {
    const store = memoryStore()
    await anOutbox(() => 'unanswered', { store }).write('milik yang lain')
    const others = [ownerOf('user-2', 'company-1'), ownerOf('user-1', 'company-2')].map((owner) =>
      anOutbox(() => 'taken', { store, owner }),
    )

    for (const { outbox } of others) await outbox.flush()

    expect(others.flatMap(({ taken }) => taken)).toEqual([])
    await store.dropOthers('user-2')
    expect(await store.of(BUYER)).toEqual([])
  })
})
