import { AsyncLocalStorage } from 'node:async_hooks'

const names = new AsyncLocalStorage<string>()

/** Does this work under the name of the call or job that asked for it, for whoever measures what it does. */
export function workingFor<Result>(name: string, work: () => Result): Result {
  return names.run(name, work)
}

/** The call or job that the present work is for; undefined where it is for none. */
export function presentWork(): string | undefined {
  return names.getStore()
}
