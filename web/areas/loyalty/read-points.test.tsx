import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api/api.ts'
import { NoPoints } from './loyalty-view.tsx'
import { readPoints } from './queries.ts'

const failing = (status: number) => ({
  prefetch: () => Promise.reject(new ApiError(status, { status_message: 'Gangguan.', code: 'x' })),
})

it('has nothing to show where the API fails, and says so in its place [REG-5]', async () => {
  expect(await readPoints(failing(500), 'perusahaan', 1)).toBeNull()
  expect(await readPoints(failing(503), 'perusahaan', 1)).toBeNull()
  const Page = createRoutesStub([{ path: '/', Component: NoPoints }])
  expect(renderToStaticMarkup(<Page />)).toContain('Gagal mengambil informasi poin')
})

it('leaves a refusal to a caller that knows what it means', async () => {
  await expect(readPoints(failing(422), 'perusahaan', 1)).rejects.toThrow('Gangguan.')
})
