import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> } // npm reads it
const own = Object.entries(scripts).filter(([, script]) => script.startsWith('node '))
/** Programs of others, which answer by themselves. */
const others = ['check', 'boundaries', 'unused', 'mutate']

// programs that load everything, several beside each other on a busy machine
const PATIENCE_MS = 300_000

function run(name: string, ...words: string[]) {
  const [program = '', ...script] = (scripts[name] ?? '').split(' ')
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
  return new Promise<{ status: number | null; out: string; stderr: string }>((resolve) => {
    const child = execFile(path, [...script, ...words], { cwd: root }, (_error, out, stderr) =>
      resolve({ status: child.exitCode, out, stderr }),
    )
  })
}

describe('every command of package.json', () => {
  it('is one of the project, or a program that is known', () => {
    expect([...own.map(([name]) => name), ...others].sort()).toEqual(Object.keys(scripts).sort())
  })

  it.each(own)(
    'npm run %s says how it is called, and does nothing else',
    async (name) => {
      const called = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
      const [help, wrong] = await Promise.all([run(name, '--help'), run(name, '--no-such-word')])

      expect(help).toMatchObject({
        status: 0,
        out: expect.stringMatching(new RegExp(`^Usage: ${called}\\b`)),
        stderr: '',
      })
      expect(wrong).toMatchObject({ status: 1, out: '', stderr: expect.stringContaining(`Usage: ${called}`) })
      expect(wrong.stderr).toContain("'--no-such-word'")
      expect(wrong.stderr).not.toMatch(/^ +at /m)
    },
    PATIENCE_MS,
  )

  it.each(others)(
    'npm run %s tells its words by --help',
    async (name) => {
      const { status, out } = await run(name, '--help')

      expect(status).toBe(0)
      expect(out).toMatch(/usage|\[options\]/i)
    },
    PATIENCE_MS,
  )
})

it.each([
  ['admin'],
  ['admin', 'hapus', 'orang@uji.contoh'],
  ['admin', 'erase'],
  ['backup'],
  ['backup', 'one', 'two'],
  ['restore', '--until', 'kemarin'],
  ['audit:check', '--head', 'abc'],
  ['bench', '--offers', 'banyak'],
  ['bench:web', 'nowhere'],
  ['chaos', 'nothing'],
  ['stock:check', 'all'],
])(
  'npm run %s %s %s is answered by how it is called',
  async (name, ...words) => {
    const { status, stderr } = await run(name, ...words)

    expect(status).toBe(1)
    expect(stderr).toMatch(/^\S.*\n\nUsage: npm run /)
  },
  PATIENCE_MS,
)
