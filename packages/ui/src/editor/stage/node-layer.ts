import {
  type DesignNode,
  type FontSet,
  type Matrix,
  invert,
  looksSame,
  matrixOf,
  multiply,
  nodeToSvg,
  transformOf
} from '@motif/design'
import { type SvgElement, readSvg } from '../svg-markup.tsx'
import { expectMoves } from './moving.ts'

const space = 'http://www.w3.org/2000/svg'

function build({ name, attributes, children }: SvgElement): SVGElement {
  const element = document.createElementNS(space, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children.map(build))
  return element
}

/** Has elements say what was read, in their places where they are of the same kinds: a photo that stays is not unpacked anew. */
function update(parent: Element, read: readonly SvgElement[]) {
  const before = [...parent.children]
  if (before.length !== read.length || read.some(({ name }, index) => before[index]?.localName !== name)) {
    parent.replaceChildren(...read.map(build))
    return
  }
  for (const [index, element] of before.entries()) {
    const { attributes = {}, children = [] } = read[index] ?? {}
    for (const name of element.getAttributeNames()) if (!(name in attributes)) element.removeAttribute(name)
    for (const [name, value] of Object.entries(attributes))
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    update(element, children)
  }
}

/** What nodes are drawn on: the size of the print, cut off at its edges. */
export interface Paper {
  /** Lies on the pile, and stays. */
  edges: HTMLElement
  /** Holds the nodes, and can be carried about within the edges. */
  drawing: SVGElement
}

/** A sheet of the pile, and what was laid on it, back to front. */
interface Sheet extends Paper {
  nodes: readonly DesignNode[]
  /** Called when the held nodes are released. */
  release?: (() => void) | undefined
}

interface Run {
  nodes: readonly DesignNode[]
  isHeld: boolean
}

interface Drawn {
  element: SVGElement
  node: DesignNode
  sheet: Sheet
}

export interface NodeLayer {
  /** Those held lie on sheets of their own for as long as they are. */
  update: (nodes: readonly DesignNode[], held: ReadonlySet<string>) => void
  /** All anew with the next update: with other fonts or pictures. */
  forget: () => void
}

/** More sheets than this cost more than they spare. */
const mostSheets = 7

/** What lies in a row and is held, or lies in a row and is not. */
function runsOf(nodes: readonly DesignNode[], held: ReadonlySet<string>): Run[] {
  const all = [{ nodes, isHeld: false }]
  if (held.size === 0) return all
  const runs: { nodes: DesignNode[]; isHeld: boolean }[] = [{ nodes: [], isHeld: false }]
  for (const node of nodes) {
    const isHeld = held.has(node.id)
    if (runs.at(-1)?.isHeld !== isHeld) runs.push({ nodes: [], isHeld })
    runs.at(-1)?.nodes.push(node)
  }
  return runs.length > mostSheets ? all : runs
}

const members = ['a', 'b', 'c', 'd', 'e', 'f'] as const
/** Places are rounded to thousandths of a millimetre. */
const isNear = (one: Matrix, other: Matrix) => members.every((member) => Math.abs(one[member] - other[member]) < 0.005)

/** The one way all went together, without any looking other than it did; undefined where there is none. */
function wayOf(from: readonly DesignNode[], to: readonly DesignNode[]): Matrix | undefined {
  if (from.length !== to.length) return undefined
  let way: Matrix | undefined
  for (const [index, now] of to.entries()) {
    const before = from[index]
    if (before === undefined || before.id !== now.id || before.opacity !== now.opacity || !looksSame(before, now))
      return undefined
    const own = multiply(matrixOf(now), invert(matrixOf(before)))
    way ??= own
    if (!isNear(way, own)) return undefined
  }
  return way
}

const isSame = (a: readonly DesignNode[], b: readonly DesignNode[]) =>
  a === b || (a.length === b.length && a.every((node, index) => node === b[index]))

function stand(element: SVGElement, node: DesignNode) {
  element.setAttribute('transform', transformOf(node))
  if (node.opacity === 1) element.removeAttribute('opacity')
  else element.setAttribute('opacity', String(node.opacity))
}

/**
 * Draws nodes into sheets that lie on one another, one element each. What is moved, turned or mirrored has its place written
 * anew and nothing else. What is held lies on a sheet of its own, which is carried as long as nothing on it changes: a frame
 * of a gesture has nothing painted anew then, however much lies around.
 */
export function createNodeLayer(
  pile: Element,
  { fonts, images }: { fonts: FontSet; images: (id: string) => string | undefined },
  newPaper: () => Paper
): NodeLayer {
  const drawn = new Map<string, Drawn>()
  const sheets: Sheet[] = []
  let last: readonly DesignNode[] = []
  let lastHeld: ReadonlySet<string> = new Set()

  function paint(element: SVGElement, node: DesignNode) {
    const { definitions, content } = nodeToSvg(node, { fonts, images, mode: 'screen' })
    update(element, readSvg(`<svg>${definitions}${content}</svg>`)?.children ?? [])
  }
  function draw(node: DesignNode, sheet: Sheet): SVGElement {
    const known = drawn.get(node.id)
    if (known?.node === node && known.sheet === sheet) return known.element
    const element = known?.element ?? document.createElementNS(space, 'g')
    // What changes sheets goes at once, so that those that stay beside it need not be moved.
    if (known && known.sheet !== sheet) element.remove()
    if (known === undefined || !looksSame(known.node, node)) paint(element, node)
    stand(element, node)
    drawn.set(node.id, { element, node, sheet })
    return element
  }
  function addSheets(count: number) {
    while (sheets.length < count) {
      const sheet: Sheet = { ...newPaper(), nodes: [] }
      pile.append(sheet.edges)
      sheets.push(sheet)
    }
  }
  function release(sheet: Sheet) {
    sheet.release?.()
    sheet.release = undefined
  }
  function removeSheets(from: number) {
    for (const sheet of sheets.splice(from)) {
      release(sheet)
      sheet.edges.remove()
    }
  }
  function lay(sheet: Sheet, { nodes, isHeld }: Run) {
    const { style } = sheet.drawing
    const way = isHeld ? wayOf(sheet.nodes, nodes) : undefined
    if (isHeld) sheet.release ??= expectMoves(sheet.drawing)
    else release(sheet)
    style.transform = way === undefined ? '' : `matrix(${members.map((member) => way[member]).join(', ')})`
    if (way !== undefined || isSame(sheet.nodes, nodes)) return
    const elements = nodes.map((node) => draw(node, sheet))
    let next = sheet.drawing.firstChild
    for (const element of elements) {
      if (element === next) next = element.nextSibling
      else sheet.drawing.insertBefore(element, next)
    }
    sheet.nodes = nodes
  }
  function clear(nodes: readonly DesignNode[]) {
    const here = new Set(nodes.map(({ id }) => id))
    for (const [id, { element }] of drawn) {
      if (here.has(id)) continue
      element.remove()
      drawn.delete(id)
    }
  }

  return {
    update(nodes, held) {
      if (nodes === last && held === lastHeld) return
      if (nodes.length !== last.length || nodes.some(({ id }, index) => id !== last[index]?.id)) clear(nodes)
      ;[last, lastHeld] = [nodes, held]
      const runs = runsOf(nodes, held)
      addSheets(runs.length)
      // The uppermost first: what it takes is gone from those beneath it before they are laid.
      for (const [index, run] of [...runs.entries()].toReversed()) {
        const sheet = sheets[index]
        if (sheet) lay(sheet, run)
      }
      removeSheets(runs.length)
    },
    forget() {
      last = []
      drawn.clear()
      removeSheets(0)
    }
  }
}
