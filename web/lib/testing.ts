import { vi } from 'vitest'

/** Gives a test a session storage of its own, as a new tab has it. @returns what is kept in it */
export function stubSessionStorage(): ReadonlyMap<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  return kept
}
