import { AsyncLocalStorage } from 'node:async_hooks'

const acts = new AsyncLocalStorage<{ wrote: boolean }>()

/** Whether this work committed anything; reported however it ends. */
export async function watchingWrites<Result>(work: () => Promise<Result>, wrote: () => Promise<void>): Promise<Result> {
  const act = { wrote: false }
  try {
    return await acts.run(act, work)
  } finally {
    if (act.wrote) await wrote()
  }
}

/** A transaction of the present work is being committed. */
export function committed(): void {
  const act = acts.getStore()
  if (act) act.wrote = true
}
