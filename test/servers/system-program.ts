import { accessSync, constants } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'

/** Where the system has a program, if it has it. */
export function onPath(name: string): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {}
  }
  return undefined
}

/** Whether somebody listens on this machine's port; a no takes a moment. */
export function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => setTimeout(resolve, 20, false))
  }).finally(() => socket.destroy())
}
