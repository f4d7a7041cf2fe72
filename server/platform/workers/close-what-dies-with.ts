import type { Worker } from 'node:cluster'

/** What node:cluster sends along with a new connection. */
interface Handle {
  close: () => void
}

/**
 * Closes the connection that was on its way to a worker which died: node:cluster waits for that worker to take it and keeps
 * it open, so whoever had asked would wait for ever, instead of asking again [OPS-1].
 */
export function closeWhatDiesWith(worker: Worker): void {
  const child = worker.process
  const send = child.send
  let onItsWay: Handle | undefined
  child.send = (...sent: unknown[]) => {
    const [message, handle] = sent
    if (isNewConnection(message) && isHandle(handle)) onItsWay = handle
    return Reflect.apply(send, child, sent)
  }
  // one that was taken is closed here already, and closing it again does nothing
  worker.once('exit', () => onItsWay?.close())
}

function isNewConnection(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn'
}

function isHandle(handle: unknown): handle is Handle {
  return typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function'
}
