import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The processes that this one has started, by their ids; on Linux alone. */
export function childrenOf({ pid }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.filter(Boolean).map(Number)
}

/** Whether the process is still there. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
