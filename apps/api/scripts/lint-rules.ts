import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isModuleOverride, lintOverrides } from '../src/module-lint.ts'

/** Writes what module-order.ts says into the linter's settings: `npm run lint-rules -w @motif/api`, then `npm run format`. */
const file = join(import.meta.dirname, '../../../.oxlintrc.json')
const text = readFileSync(file, 'utf8')
const settings = JSON.parse(text) as { overrides: { files: string[] }[] }
const others = settings.overrides.filter((override) => !isModuleOverride(override))
const at = others.findIndex(({ files }) => files.includes('apps/api/**')) + 1
const place = '"the modules of the API"'
const written = JSON.stringify(
  { ...settings, overrides: [...others.slice(0, at), JSON.parse(place), ...others.slice(at)] },
  null,
  2
)
// A line each: the formatter breaks what is too long.
writeFileSync(
  file,
  `${written.replace(
    place,
    lintOverrides()
      .map((override) => JSON.stringify(override))
      .join(',\n')
  )}\n`
)
