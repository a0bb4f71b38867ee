import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = join(import.meta.dirname, '..')

export interface TaggedStory {
  /** `Screens/Cart/Empty` */
  path: string
  /** Its own and those of all its file; `play-fn` where it has a play. */
  tags: readonly string[]
}

export interface StoryFile {
  /** Of all its stories: `Screens/Cart`. */
  title: string
  /** Names of its stories, as Storybook shows them. */
  names: readonly string[]
  stories: readonly TaggedStory[]
  source: string
}

/** Every file of stories, read without running it. */
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
