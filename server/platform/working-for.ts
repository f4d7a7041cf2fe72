import { AsyncLocalStorage } from 'node:async_hooks'

/** What somebody or something asked for. */
export interface Work {
  /** Of the call or job. */
  name: string
  /** As the log and the person know the request; a job has none. */
  request?: string | undefined
}

const works = new AsyncLocalStorage<Work>()

/** Does this for the call or job that asked for it, for whoever measures what it does. */
export function workingFor<Result>(work: Work, act: () => Result): Result {
  return works.run(work, act)
}

/** What is done at present is for this; undefined where it is for nothing that was asked. */
export function presentWork(): Work | undefined {
  return works.getStore()
}
