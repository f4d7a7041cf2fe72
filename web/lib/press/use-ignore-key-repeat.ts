import { useEffect } from 'react'

/** Lets Enter press a button once, however long the key is down: browsers repeat the press. */
export function useIgnoreKeyRepeat(): void {
  // the keys of every page
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.repeat || event.key !== 'Enter') return
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])
}
