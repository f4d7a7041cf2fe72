import { readFile, writeFile } from 'node:fs/promises'
import type { AppProcess } from '#test/servers/app-process.ts'

/** The peak memory of the process. */
export async function highestMegabytes({ process }: AppProcess): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8')
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024)
}

/** Resets the peak memory to the present use. */
export async function forgetHighest({ process }: AppProcess): Promise<void> {
  await writeFile(`/proc/${process.pid}/clear_refs`, '5')
}
