import type { Worker } from 'node:cluster'

/** What node:cluster sends along with a new connection. */
interface Handle {
  close: () => void
}

/**
 * Closes the connections that were on their way to a worker which died: node:cluster waits for that worker to take them and
 * keeps them open, so whoever had asked would wait for ever, instead of asking again [OPS-1]. One that the worker has
 * answered for is its own, or goes to another worker.
 */
export function closeWhatDiesWith(worker: Worker): void {
  const child = worker.process
  const send = child.send
  const onTheirWay = new Map<unknown, Handle>()
  child.send = (...sent: unknown[]) => {
    const [message, handle] = sent
    if (isNewConnection(message) && isHandle(handle)) onTheirWay.set(message.seq, handle)
    return Reflect.apply(send, child, sent)
  }
  child.on('internalMessage', (message: unknown) => {
    if (isAnswer(message)) onTheirWay.delete(message.ack)
  })
  worker.once('exit', () => {
    for (const handle of onTheirWay.values()) handle.close()
  })
}

function isNewConnection(message: unknown): message is { seq: unknown } {
  return isRecord(message) && 'act' in message && message.act === 'newconn'
}

function isAnswer(message: unknown): message is { ack: unknown } {
  return isRecord(message) && 'ack' in message
}

function isHandle(handle: unknown): handle is Handle {
  return isRecord(handle) && 'close' in handle && typeof handle.close === 'function'
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
