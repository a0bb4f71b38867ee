import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = join(import.meta.dirname, '..')

export interface StoryFile {
  /** Of all its stories: `Screens/Cart`. */
  title: string
  /** Names of its stories, as Storybook shows them. */
  names: readonly string[]
  source: string
}

/** Every file of stories, read without running it. */
export const readStoryFiles = (): StoryFile[] =>
  globSync('**/*.stories.tsx', { cwd: root }).map((fileName) => {
    const source = readFileSync(join(root, fileName), 'utf8')
    const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? '' }).parse()
    return { title: csf.meta.title ?? '', names: csf.stories.map(({ name }) => name ?? ''), source }
  })

/** `Screens/Cart/Empty` for each story. */
export const pathsIn = (files: readonly StoryFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ title, names }) => names.map((name) => `${title}/${name}`)))
