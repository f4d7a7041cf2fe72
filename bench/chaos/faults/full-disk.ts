import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Fault, Room } from '../fault.ts'

const FREE_MB = 250
const FULL_MS = 12_000

export const fullDisk: Fault = {
  name: 'disk full, 12 s',
  room: mountSmall,
  async strike({ folder, database }) {
    const ballast = join(folder, 'ballast')
    await fill(ballast)
    await delay(FULL_MS)
    await rm(ballast)
    const hasEnded = database.isGone()
    // as an operator of the machine does
    if (hasEnded) await database.start()
    return { done: `tmpfs with its data and the files; PostgreSQL ${hasEnded ? 'ended and was started' : 'stayed'}` }
  },
}

/** A small file system in memory; a reason where it may not be mounted. */
async function mountSmall(seed: string): Promise<Room | string> {
  const [kilobytes = '0'] = execFileSync('du', ['-sk', seed], { encoding: 'utf8' }).split('\t')
  const size = Math.ceil(Number(kilobytes) / 1024) + FREE_MB
  const folder = await mkdtemp(join(tmpdir(), 'sentra-bahan-chaos-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'sentra-bahan-chaos', folder], { stdio: 'pipe' })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    return `no file system may be mounted here (${String(error).split('\n')[1] ?? error})`
  }
  await chmod(folder, 0o711)
  return {
    folder,
    async remove() {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Writes until nothing more can be written. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (const size of [1_048_576, 4_096]) await writeUntilFull(file, Buffer.alloc(size))
  } finally {
    await file.close()
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, piece: Buffer): Promise<void> {
  try {
    for (;;) if ((await file.write(piece)).bytesWritten < piece.length) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
