import { vi } from 'vitest'

/** Stubs a test's session storage with an empty one, as in a new tab. @returns its content */
export function stubSessionStorage(): ReadonlyMap<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return stored
}
