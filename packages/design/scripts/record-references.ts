import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFonts } from '../src/node.ts'
import { fingerprintOf, recordedFingerprints, referenceFolder, references } from '../src/testing/reference.ts'

/** Writes down how new reference documents look today: `npm run references -w @motif/design`. What is written down stays. */
const path = join(referenceFolder, 'drawn.json')
const known = existsSync(path) ? recordedFingerprints() : {}
const fonts = await loadFonts()
const all = references().map((reference) => [reference.name, known[reference.name] ?? fingerprintOf(reference, fonts)])
writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
