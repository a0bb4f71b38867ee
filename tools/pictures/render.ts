/**
 * Makes the passes of products: models are simulated where they are of cloth, rendered and packed; the rest is drawn.
 *
 *   node tools/pictures/render.ts [product …] [res=640] [spp=16]
 *
 * Without names, all. A smaller `res` (height of the picture) and `spp` (samples a pixel) give a quick look in
 * `rendered/` and pack nothing. Simulations are kept in `cache/` until their script changes.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Model {
  /** Script of the rendering, and what is passed to it for each view. */
  script: string
  views: Readonly<Record<string, readonly string[]>>
  samples: number
  /** Script and arguments of the simulation before it; its result is kept as `cache/<name>.blend`. */
  cloth?: readonly [string, ...string[]]
}

const models: Readonly<Record<string, Model>> = {
  tshirt: {
    script: 'tshirt_render',
    cloth: ['tshirt_sim', '8.5', '95'],
    samples: 28,
    views: { 'tshirt-front': ['view=front'], 'tshirt-back': ['view=back'] }
  },
  hoodie: {
    script: 'hoodie_render',
    cloth: ['hoodie_sim', '14', '50'],
    samples: 16,
    views: { 'hoodie-front': ['view=front'], 'hoodie-back': ['view=back'] }
  },
  tote: {
    script: 'tote_render',
    cloth: ['tote_sim', '5.5', '60'],
    samples: 40,
    views: { 'tote-front': [], 'tote-on-peg': ['rail=1', 'spp=36'] }
  },
  mug: {
    script: 'mug',
    samples: 80,
    views: {
      'mug-right': ['view=right'],
      'mug-left': ['view=left'],
      'mug-front': ['view=front'],
      'mug-on-table': ['view=table', 'spp=48']
    }
  },
  phonecase: { script: 'phone', samples: 56, views: { 'phonecase-back': [] } },
  poster: {
    script: 'poster',
    samples: 36,
    views: { 'poster-framed': ['frame=1'], 'poster-plain': ['frame=0'], 'poster-in-room': ['room=1'] }
  },
  notebook: { script: 'notebook', samples: 36, views: { notebook: [] } },
  cap: { script: 'cap', samples: 48, views: { 'cap-front': [] } }
}
const drawn = ['enamel-mug', 'pouch', 'sticker-sheet', 'greeting-card']

const folder = import.meta.dirname

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}.`)
}

function blender(script: string, args: readonly string[]): void {
  // Blender ends with 0 after a script that failed, unless told.
  run('blender', [
    '-b',
    '-t',
    '2',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '-P',
    join(folder, 'model', `${script}.py`),
    '--',
    ...args
  ])
}

function simulate([script, ...args]: readonly [string, ...string[]]): void {
  const kept = join(folder, 'cache', script.replace('_sim', '.blend'))
  const changed = ['garment', script].map((name) => statSync(join(folder, 'model', `${name}.py`)).mtimeMs)
  if (existsSync(kept) && statSync(kept).mtimeMs > Math.max(...changed)) return
  blender(script, args)
}

const wanted = process.argv.slice(2)
const quality = wanted.filter((word) => word.includes('='))
const names = wanted.filter((word) => !word.includes('='))
const all = [...Object.keys(models), ...drawn]
const unknown = names.find((name) => !all.includes(name))
if (unknown !== undefined) throw new Error(`There is no ${unknown}. There are: ${all.join(', ')}.`)
const chosen = names.length === 0 ? all : names

if (chosen.some((name) => name in models) && spawnSync('blender', ['--version']).status !== 0) {
  throw new Error('Blender is missing: apt-get install -y --no-install-recommends blender python3-numpy python3-scipy')
}
mkdirSync(join(folder, 'rendered'), { recursive: true })
for (const name of chosen) {
  const model = models[name]
  if (!model) {
    run(process.execPath, [join(folder, 'draw', 'draw.ts'), name])
    continue
  }
  if (model.cloth) simulate(model.cloth)
  for (const options of Object.values(model.views))
    blender(model.script, [`spp=${model.samples}`, ...options, ...quality])
  if (quality.length === 0)
    run(process.execPath, [join(folder, 'pack-passes.ts'), join(folder, 'rendered'), ...Object.keys(model.views)])
}
