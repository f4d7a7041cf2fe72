import { vi } from 'vitest'

/** Gives a test a session storage of its own, as a new tab has it. @returns what is kept in it */
export function stubSessionStorage(): ReadonlyMap<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return stored
}
