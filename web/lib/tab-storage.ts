// where the browser stores nothing, the page remembers while it lives
const unstored = new Map<string, string>()

/** The tab's session storage as JSON by name; full, forbidden or damaged storage does not break the page. */
export const tabStorage = {
  /** Null where nothing is remembered, or nothing that can be read. */
  read<Value>(name: string): Value | null {
    try {
      return JSON.parse(unstored.get(name) ?? sessionStorage.getItem(name) ?? 'null')
    } catch {
      return null
    }
  },
  write(name: string, value: unknown): void {
    const text = JSON.stringify(value)
    try {
      sessionStorage.setItem(name, text)
      unstored.delete(name)
    } catch {
      unstored.set(name, text)
      // what was stored before is outdated
      forget(() => sessionStorage.removeItem(name))
    }
  },
  remove(name: string): void {
    unstored.delete(name)
    forget(() => sessionStorage.removeItem(name))
  },
  clear(): void {
    unstored.clear()
    forget(() => sessionStorage.clear())
  },
}

/** Removes something, unless the browser stores nothing. */
function forget(remove: () => void): void {
  try {
    remove()
  } catch {
    // there was nothing
  }
}
