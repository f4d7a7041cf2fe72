import { afterEach, describe, expect, it, vi } from 'vitest'
import { launched } from './launched.ts'

describe('a browser that crashes as it starts', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is launched again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const launch = vi.fn().mockRejectedValueOnce(new Error('SIGSEGV')).mockResolvedValue('a browser')
    expect(await launched(launch)).toBe('a browser')
    expect(launch).toHaveBeenCalledTimes(2)
  })

  it('fails the journey when it never starts', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const launch = vi.fn().mockRejectedValue(new Error('SIGSEGV'))
    await expect(launched(launch)).rejects.toThrow('SIGSEGV')
    expect(launch).toHaveBeenCalledTimes(3)
  })
})
