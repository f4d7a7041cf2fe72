import { findBundle } from './platform/build/bundle.ts'

const development = process.argv.includes('--dev')

// the first start of a version runs from its sources, and leaves a bundle to those after it
const bundle = development ? undefined : findBundle()
if (bundle) process.setSourceMapsEnabled(true)
const { serve }: typeof import('./serve.ts') = bundle ? await import(bundle) : await import('./serve.ts')
await serve(development)
