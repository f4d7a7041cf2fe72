import { describe, expect, it } from 'vitest'
import { allCalls } from '#domain/contract.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

it.each(allCalls)('every call of the contract has its route: $path [API-3]', ({ method, path }) => {
  expect(world.http.hasRoute({ method, url: `/api/${path}` })).toBe(true)
})

describe('the description of the API', () => {
  it('describes every call with the schemas that validate it [API-3]', async () => {
    const { body } = await world.aVisitor().get('/api/openapi.json')
    const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, { summary: string }>> }

    expect(openapi).toBe('3.1.0')
    for (const call of allCalls) {
      expect(paths[`/${call.path}`]?.[call.method.toLowerCase()], call.path).toMatchObject({ summary: call.summary })
    }
    expect(JSON.stringify(paths['/produk/keranjang/tambah'])).toContain('kuantitas_satuan')
  })

  it('describes calls that take a file, and calls that answer one [API-3]', async () => {
    const { body } = await world.aVisitor().get('/api/openapi.json')
    const { paths } = body as { paths: Record<string, Record<string, object>> } // as far as it is read here

    expect(paths['/perusahaan/dokumen/unggah']?.post).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              properties: { jenis: {}, berkas: { format: 'binary' } },
              required: ['company_id', 'jenis', 'berkas'],
            },
          },
        },
      },
    })
    expect(paths['/perusahaan/dokumen/berkas']?.get).toMatchObject({
      parameters: [{ name: 'dokumen_id', in: 'query', required: true }],
      responses: { 200: { content: { 'application/pdf': {}, 'image/png': {} } } },
    })
  })
})

describe('the page to read and try the API', () => {
  const docs = (url: string, headers = {}) => world.http.inject({ method: 'GET', url, headers })

  it('asks no other host, runs no script of others and stands in no frame [API-3]', async () => {
    const page = await docs('/api/docs/')

    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('/api/openapi.json')
    expect(page.body.match(/(?:src|href)="https?:\/\/[^"]+/g)).toBeNull()
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    expect(page.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^;]+; .*connect-src 'self'; .*frame-ancestors 'none'/,
    )
  })

  it('is read without its last stroke, too [API-3]', async () => {
    expect((await docs('/api/docs')).headers.location).toBe('/api/docs/')
  })

  it('has a script that is sent once to a browser, and made ready once for all of them [API-3]', async () => {
    const script = '/api/docs/js/scalar.js'
    const [first, second] = await Promise.all([1, 2].map(() => docs(script, { 'accept-encoding': 'br' })))
    const again = await docs(script, { 'accept-encoding': 'br', 'if-none-match': first?.headers.etag })

    expect([first?.statusCode, first?.headers['content-encoding']]).toEqual([200, 'br'])
    expect(first?.rawPayload.length).toBeLessThan(1_500_000)
    expect(second?.rawPayload.equals(first?.rawPayload ?? Buffer.of())).toBe(true)
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('answers outside the contract', () => {
  it.each(['/api/tidak/ada', '/api/'])('are an error in the envelope at %s [API-2]', async (url) => {
    const { status, body } = await world.aVisitor().get(url)

    expect(status).toBe(404)
    expect(body).toMatchObject({ status: 'error', status_detail: { code: 'not_found' } })
  })

  it('refuse what is no JSON, and what is too large, without detail [API-2]', async () => {
    const visitor = world.aVisitor()

    const broken = await visitor.send('session/login', '{"identitas":')
    const huge = await visitor.send('session/login', { identitas: 'x'.repeat(1_000_000), password: 'x' })

    expect([broken.status, huge.status]).toEqual([400, 413])
    for (const { text } of [broken, huge]) expect(text).not.toMatch(/stack|at .*\.ts|SyntaxError/)
  })
})

describe('answers of the API', () => {
  it('are kept by nobody and taken for nothing else, whatever they say', async () => {
    const requests = [
      { method: 'POST', url: '/api/session/profil', payload: {} },
      { method: 'POST', url: '/api/keranjang/daftar', payload: {} },
      { method: 'GET', url: '/api/testimoni-pelanggan' },
      { method: 'GET', url: '/api/tidak-ada' },
      { method: 'POST', url: '/%61pi/session/profil', payload: {} },
      { method: 'GET', url: '/api/%ff' },
    ] as const
    for (const request of requests) {
      const { headers } = await world.http.inject(request)
      expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
    }
  })
})

describe('health', () => {
  it('is alive, and ready once the database holds every migration [API-1]', async () => {
    const visitor = world.aVisitor()

    expect((await visitor.get('/healthz')).status).toBe(200)
    expect((await visitor.get('/readyz')).status).toBe(200)
  })
})
