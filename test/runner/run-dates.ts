import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { commandWords } from '#server/command-words.ts'

commandWords(
  `npm run test:dates [-- [rules|api|browser] [PART ...]]

The tests as npm test runs them, on other days and around midnight in Jakarta, with the computer's clock as faketime shows
it to every process.`,
  { allowPositionals: true },
)

const SECOND_MS = 1000
const DAY_S = 24 * 60 * 60
const JAKARTA_AHEAD_S = 7 * 60 * 60

const dates = [
  { name: '400 days ahead', seconds: 400 * DAY_S },
  { name: 'from 23:58 in Jakarta on', seconds: secondsUntil('23:58') },
  { name: 'from 00:02 in Jakarta on', seconds: secondsUntil('00:02') },
]

process.exitCode = await main()

async function main(): Promise<number> {
  if (spawnSync('faketime', ['--version']).error) {
    console.log('faketime is not installed, so the clock cannot be moved: apt-get install faketime')
    return 1
  }
  const failed: string[] = []
  for (const { name, seconds } of dates) {
    console.log(`\nThe tests ${name}`)
    if ((await runAhead(seconds)) !== 0) failed.push(name)
  }
  console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}` : '\nGreen at every date.')
  return failed.length > 0 ? 1 : 0
}

async function runAhead(seconds: number): Promise<number> {
  const tests = [process.execPath, join(import.meta.dirname, 'run-tests.ts'), ...process.argv.slice(2)]
  const run = spawn('faketime', ['-f', `+${seconds}s`, ...tests], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // one shift for all processes except the browser, which does not start under it; timers are not shifted
    env: {
      ...process.env,
      TEST_DATE_SHIFT: String(seconds * SECOND_MS),
      FAKETIME_DONT_RESET: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_NO_CACHE: '1',
    },
  })
  const [code] = await once(run, 'exit')
  return code ?? 1
}

function secondsUntil(jakartaTime: `${number}:${number}`): number {
  const [hours = 0, minutes = 0] = jakartaTime.split(':').map(Number)
  // biome-ignore lint/plugin: this is how far the computer's clock is moved
  const now = Math.floor(Date.now() / SECOND_MS) + JAKARTA_AHEAD_S
  return (hours * 3600 + minutes * 60 - (now % DAY_S) + DAY_S) % DAY_S
}
