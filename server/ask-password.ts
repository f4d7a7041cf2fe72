import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartFailure } from './platform/start-failure.ts'

/**
 * A password as it is typed twice at the terminal, which does not show it; where there is none, the first line of what
 * comes in. Never an argument, which other users of the machine and the history of the shell can read.
 * @throws StartFailure
 */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? ''
  const password = await ask('Password: ')
  if ((await ask('The same again: ')) !== password) throw new StartFailure('The two passwords differ.')
  return password
}

function ask(prompt: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  process.stdout.write(prompt)
  // what is typed would be written to its output
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  terminal.once('line', resolve)
  terminal.once('close', () => reject(new StartFailure('Nothing was changed.')))
  return promise.finally(() => {
    terminal.close()
    process.stdout.write('\n')
  })
}
