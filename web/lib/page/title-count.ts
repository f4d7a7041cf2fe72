import { useEffect } from 'react'

/** Puts a count before the title of the tab, '(3) Keranjang', for as long as there is something to count. */
export function useTitleCount(count: number): void {
  // the title is outside React, and every page sets its own
  useEffect(() => {
    if (count === 0) return
    const mark = `(${count}) `
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + withoutTitleCount(document.title)
    }
    put()
    const titles = new MutationObserver(put)
    titles.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      titles.disconnect()
      document.title = withoutTitleCount(document.title)
    }
  }, [count])
}

/** A title as its page set it. */
export function withoutTitleCount(title: string): string {
  return title.replace(/^\(\d+\) /, '')
}
