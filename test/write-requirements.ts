import { readFileSync, writeFileSync } from 'node:fs'
import { indexTests, requirementsFile } from './requirements.ts'

// npm run requirements: writes into the requirements which tests cover them.

writeFileSync(requirementsFile, indexTests(readFileSync(requirementsFile, 'utf8')))
