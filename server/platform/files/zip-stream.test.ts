import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipStream } from './zip-stream.ts'

const made = new Date('2026-03-02T00:00:00Z')
async function* words(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

it('puts files together piece by piece, and numbers the later of two of the same name', async () => {
  const entries = [
    { name: 'CoA.pdf', open: async () => words('sa', 'tu') },
    { name: 'CoA.pdf', open: async () => words('dua') },
    { name: 'kosong', open: async () => words() },
  ]
  const files = unzipSync(await buffer(zipStream(entries, made)))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['CoA.pdf', 'satu'],
    ['CoA (2).pdf', 'dua'],
    ['kosong', ''],
  ])
})

it('opens a file when its turn comes, and fails with it', async () => {
  const opened: string[] = []
  const entries = ['satu', 'dua'].map((name) => ({
    name,
    open: async () => {
      opened.push(name)
      if (name === 'dua') throw new Error('gone')
      return words(name)
    },
  }))
  const zip = zipStream(entries, made)
  expect(opened).toEqual([])
  await expect(buffer(zip)).rejects.toThrow('gone')
})
