import { readFile, writeFile } from 'node:fs/promises'
import type { AppProcess } from '#test/servers/app-process.ts'

/** The most that the process has held of the machine's memory. */
export async function highestMegabytes({ process }: AppProcess): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8')
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024)
}

/** What it held until now no longer counts as its highest. */
export async function forgetHighest({ process }: AppProcess): Promise<void> {
  await writeFile(`/proc/${process.pid}/clear_refs`, '5')
}
