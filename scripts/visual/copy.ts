/** A copy of the sources, in which Storybook is built with other sources and fewer stories. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './pictures.ts'

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** Packages of others are those of the working tree; our own are those of the copy. */
function linkPackages(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@motif') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
}

export interface Copy {
  folder: string
  read(file: string): string
  write(file: string, text: string): void
  /** Builds Storybook with these files of stories alone, and tells where it stands. */
  build(stories: readonly string[]): string
  remove(): void
}

/** Copies the files that git knows or would take. */
export function copySources(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'motif-mutations-'))
  for (const file of linesOf(run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root))) {
    if (!existsSync(join(root, file)) || file.startsWith('stories/baselines/')) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, group))) {
      const own = join(root, group, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(folder, group, name, 'node_modules'))
    }
  const own = join(root, 'stories/node_modules')
  if (existsSync(own)) symlinkSync(own, join(folder, 'stories/node_modules'))

  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const settings = read('.storybook/main.ts')
  const allStories = "stories: ['../stories/**/*.stories.tsx']"
  if (!settings.includes(allStories))
    throw new Error(`.storybook/main.ts names its stories otherwise than ${allStories}.`)
  return {
    folder,
    read,
    write,
    build: (stories) => {
      const names = JSON.stringify(stories.map((file) => `../${file}`))
      write('.storybook/main.ts', settings.replace(allStories, `stories: ${names}`))
      run('npm', ['run', '--silent', 'build:storybook'], folder)
      return join(folder, 'storybook-static')
    },
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}
