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
  // what is typed would be written to its output; it is there before the first prompt and until the last answer, since
  // a terminal echoes what arrives while it is not muted
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const lines = terminal[Symbol.asyncIterator]()
  try {
    const password = await ask('Password: ', lines)
    if ((await ask('The same again: ', lines)) !== password) throw new StartFailure('The two passwords differ.')
    return password
  } finally {
    terminal.close()
  }
}

/** @throws StartFailure at Ctrl-C */
async function ask(prompt: string, lines: AsyncIterator<string>): Promise<string> {
  process.stdout.write(prompt)
  const { value, done } = await lines.next()
  process.stdout.write('\n')
  if (done) throw new StartFailure('Nothing was changed.')
  return value
}
