import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Loading, LoadingWords, Skeleton } from './skeleton.tsx'

describe('what is loading', () => {
  it('says so in words over its skeletons, to be seen and heard, after 300 ms [API-5]', () => {
    const drawn = renderToStaticMarkup(
      <Loading>
        <Skeleton />
      </Loading>,
    )
    expect(drawn).toMatch(/^<div role="status" aria-busy="true" class="[^"]*animate-late/)
    expect(drawn).toMatch(/<span aria-hidden="true"[^>]*><\/span>.*>memuat \. \. \.<\/span>/)
    expect(drawn).not.toContain('sr-only')
  })

  it('shows its skeletons at once in a panel, which would be empty, and the words after 300 ms [API-5]', () => {
    const drawn = renderToStaticMarkup(
      <Loading inPanel>
        <Skeleton />
      </Loading>,
    )
    expect(drawn).toMatch(/^<div role="status" aria-busy="true" class="relative"/)
    expect(drawn).toMatch(/animate-late"><span[^>]*>memuat \. \. \.<\/span>/)
  })

  it('says so in place of a word or a figure [API-5]', () => {
    expect(renderToStaticMarkup(<LoadingWords />)).toMatch(
      /^<span role="status" class="animate-late[^>]*>memuat \. \. \.</,
    )
  })

  it('never is a skeleton alone [API-5]', () => {
    const files = globSync('web/{areas,ui}/**/*.tsx').filter((file) => !/(\.test|\/skeleton)\.tsx$/.test(file))
    const drawing = files.filter((file) => /<(Card)?Skeleton/.test(readFileSync(file, 'utf8')))

    expect(drawing.length).toBeGreaterThan(10)
    expect(drawing.filter((file) => !/<Loading(Words)?\b/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
