/** A page with one library's stage, and a clock of its frames. */
import { type DesignNode, textsInFonts } from '@motif/design'
import { loadFonts } from '@motif/design/browser'
import { type Mix, benchDocument } from './document.ts'
import { sceneOf } from './scene.ts'
import { openFabric } from './with-fabric.ts'
import { openKonva } from './with-konva.ts'
import { openMotif } from './with-motif.tsx'

export type Library = 'motif' | 'konva' | 'fabric'

const area = {
  id: 'front',
  name: 'Front',
  widthMm: 300,
  heightMm: 400,
  safeMm: 10,
  bleedMm: 0,
  view: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }
}
const blank = '/pictures/tshirt-blank-white'
const images = [
  'mug-blank-navy',
  'tote-blank-natural',
  'poster-plain-paper',
  'notebook-green',
  'phonecase-back-full'
].map((name) => `/pictures/${name}-320.webp`)

let times: number[] | undefined

const tick = (time: number) => {
  times?.push(time)
  requestAnimationFrame(tick)
}
requestAnimationFrame(tick)

const newElement = <Name extends 'div' | 'canvas'>(name: Name) => {
  document.body.style.margin = '0'
  const element = document.createElement(name)
  element.style.width = '100vw'
  element.style.height = '100vh'
  document.body.append(element)
  return element
}

const bench = {
  /** Opens so many nodes; tells where the top one lies. */
  async open(library: Library, count: number, mix: Mix): Promise<{ x: number; y: number }> {
    const design = benchDocument(count, area, { product: 'classic-tee', images, mix })
    const nodes: readonly DesignNode[] = design.areas[area.id] ?? []
    const fonts = await loadFonts(textsInFonts(design))
    const scene = await sceneOf(nodes, {
      area,
      fonts,
      blank: `${blank}-960.webp`,
      images,
      stage: { width: innerWidth, height: innerHeight }
    })
    if (library === 'motif') openMotif(newElement('div'), { document: design, area, fonts, blank })
    if (library === 'konva') openKonva(newElement('div'), scene)
    if (library === 'fabric') openFabric(newElement('canvas'), scene)
    const { x = 0, y = 0 } = nodes.at(-1) ?? {}
    return { x: x * scene.view.scale + scene.view.x, y: y * scene.view.scale + scene.view.y }
  },
  record(): void {
    times = []
  },
  /** Milliseconds between the frames since. */
  recorded(): number[] {
    const taken = times ?? []
    times = undefined
    return taken.slice(1).map((time, index) => time - (taken[index] ?? time))
  }
}

export type EditorBench = typeof bench

Object.assign(globalThis, { bench })
