import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isModuleOverride, lintOverrides } from './module-lint.ts'
import { type ModuleName, moduleOrder, sharedTables } from './module-order.ts'

const folder = join(import.meta.dirname, 'modules')

interface Source {
  /** Relative to the modules folder. */
  path: string
  module: string
  text: string
}

/** Production code; tests and their drivers may import module internals. */
const sources: Source[] = globSync('**/*.ts', { cwd: folder })
  .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'))
  .map((path) => ({ path, module: path.split('/')[0] ?? '', text: readFileSync(join(folder, path), 'utf8') }))

interface Import {
  from: Source
  /** Relative to the modules folder. */
  to: string
  module: string
}

/** Imports from other modules, with types and re-exports. */
const importsOf = (from: Source): Import[] =>
  Array.from(from.text.matchAll(/\b(?:from|import)\s*\(?\s*'(?<to>\.[^']+)'/g), ({ groups }) =>
    relative(folder, join(folder, dirname(from.path), groups?.['to'] ?? ''))
  )
    .filter((to) => !to.startsWith('..'))
    .map((to) => ({ from, to, module: to.split('/')[0] ?? '' }))
    .filter(({ module }) => module !== from.module)

const imports = sources.flatMap(importsOf)
const rankOf = (module: string) => moduleOrder.indexOf(module as ModuleName)
const told = ({ from, to }: Import) => `${from.path} imports ${to}`

/** Tables of each module, with their names in the code and in SQL. */
const tables = sources
  .filter(({ path }) => path.endsWith('/tables.ts'))
  .flatMap(({ module, text }) =>
    Array.from(text.matchAll(/export const (?<name>\w+) = pgTable\(\s*'(?<sql>\w+)'/g), ({ groups }) => ({
      module,
      name: groups?.['name'] ?? '',
      sql: groups?.['sql'] ?? ''
    }))
  )

const namesIn = (door: string) =>
  Array.from(door.matchAll(/\{(?<names>[^}]*)\}/g), ({ groups }) => (groups?.['names'] ?? '').split(','))
    .flat()
    .map((name) => name.trim().replace(/^type /, ''))

/** The first import cycle between modules; undefined if there is none. */
function firstCycle(): string[] | undefined {
  const done = new Set<string>()
  const visit = (module: string, way: string[]): string[] | undefined => {
    if (way.includes(module)) return [...way.slice(way.indexOf(module)), module]
    if (done.has(module)) return undefined
    const next = new Set(imports.filter(({ from }) => from.module === module).map((one) => one.module))
    for (const one of next) {
      const cycle = visit(one, [...way, module])
      if (cycle) return cycle
    }
    done.add(module)
    return undefined
  }
  return moduleOrder.map((module) => visit(module, [])).find((cycle) => cycle !== undefined)
}

describe('the modules of the API', () => {
  it('are all in the list, and each has a door that names what it opens', () => {
    expect([...new Set(sources.map(({ module }) => module))].toSorted()).toEqual(moduleOrder.toSorted())
    for (const module of moduleOrder) {
      const door = sources.find(({ path }) => path === `${module}/index.ts`)
      expect(door, `${module} has no index.ts`).toBeDefined()
      expect(door?.text, `${module}/index.ts names what it opens`).not.toContain('export *')
    }
  })

  it('are entered by their doors alone, except where a table refers to another’s', () => {
    expect(imports.length).toBeGreaterThan(100)
    const isForeignKey = ({ from, to, module }: Import) =>
      from.path === `${from.module}/tables.ts` && to === `${module}/tables.ts`
    expect(imports.filter((one) => one.to !== `${one.module}/index.ts` && !isForeignKey(one)).map(told)).toEqual([])
  })

  it('import only what stands below them, in no circle', () => {
    expect(imports.filter(({ from, module }) => rankOf(module) >= rankOf(from.module)).map(told)).toEqual([])
    expect(firstCycle()).toBeUndefined()
  })

  it('keep their tables to themselves, except the few that are shared', () => {
    expect(tables.length).toBeGreaterThan(30)
    for (const module of moduleOrder) {
      const door = sources.find(({ path }) => path === `${module}/index.ts`)?.text ?? ''
      const opened = new Set(tables.filter((table) => table.module === module).map(({ name }) => name))
      const shared = new Set<string>(sharedTables[module])
      expect(
        namesIn(door).filter((name) => opened.has(name) && !shared.has(name)),
        `${module}/index.ts`
      ).toEqual([])
      expect([...shared].filter((name) => !opened.has(name))).toEqual([])
    }
    const referred = sources
      .filter(({ path }) => path.endsWith('/tables.ts'))
      .flatMap(({ text }) =>
        Array.from(
          text.matchAll(/import \{(?<names>[^}]*)\} from '\.\.\/(?<module>[a-z-]+)\/tables\.ts'/g),
          ({ groups }) =>
            namesIn(`{${groups?.['names']}}`).map((name) => ({ module: groups?.['module'] as ModuleName, name }))
        ).flat()
      )
    const isTable = (name: string) => tables.some((table) => table.name === name)
    expect(referred.filter(({ module, name }) => isTable(name) && !sharedTables[module]?.includes(name))).toEqual([])
    const named = sources.flatMap(({ path, module, text }) =>
      tables
        .filter((table) => table.module !== module)
        .filter(({ sql }) =>
          new RegExp(`sql(?:<[^>]*>)?\`[^\`]*\\b(?:from|join|update|into|using) ${sql}\\b`).test(text)
        )
        .map(({ sql }) => `${path} names the table ${sql}`)
    )
    expect(named).toEqual([])
  })

  it('stand in the linter’s settings as they stand in the list', () => {
    // The path patterns of the linter reach one folder below a module.
    expect(sources.filter(({ path }) => path.split('/').length > 3).map(({ path }) => path)).toEqual([])
    const settings = JSON.parse(readFileSync(join(import.meta.dirname, '../../../.oxlintrc.json'), 'utf8')) as {
      overrides: { files: string[] }[]
    }
    expect(settings.overrides.filter(isModuleOverride)).toEqual(lintOverrides())
  })
})
