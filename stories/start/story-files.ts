import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = join(import.meta.dirname, '..')

export interface TaggedStory {
  /** `Screens/Cart/Empty` */
  path: string
  /** The story's own tags and those of its file; `play-fn` if it has a play function. */
  tags: readonly string[]
}

export interface StoryFile {
  /** Title of the file's stories: `Screens/Cart`. */
  title: string
  /** Names of its stories, as Storybook shows them. */
  names: readonly string[]
  stories: readonly TaggedStory[]
  source: string
}

/** All story files, parsed without running them. */
export const readStoryFiles = (): StoryFile[] =>
  globSync('**/*.stories.tsx', { cwd: root }).map((fileName) => {
    const source = readFileSync(join(root, fileName), 'utf8')
    const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? '' }).parse()
    const title = csf.meta.title ?? ''
    return {
      title,
      names: csf.stories.map(({ name }) => name ?? ''),
      stories: csf.stories.map(({ name, tags = [] }) => ({
        path: `${title}/${name ?? ''}`,
        tags: [...(csf.meta.tags ?? []), ...tags]
      })),
      source
    }
  })

/** `Screens/Cart/Empty` for each story. */
export const pathsIn = (files: readonly StoryFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ title, names }) => names.map((name) => `${title}/${name}`)))
