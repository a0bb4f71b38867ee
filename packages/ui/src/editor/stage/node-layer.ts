import { type DesignNode, type FontSet, looksSame, nodeToSvg, transformOf } from '@motif/design'
import { type SvgElement, readSvg } from '../svg-markup.tsx'

const space = 'http://www.w3.org/2000/svg'

function build({ name, attributes, children }: SvgElement): SVGElement {
  const element = document.createElementNS(space, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children.map(build))
  return element
}

/** A sheet of the pile, and what lies on it, back to front. */
interface Sheet {
  root: SVGElement
  nodes: readonly DesignNode[]
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
function runsOf(nodes: readonly DesignNode[], held: ReadonlySet<string>): (readonly DesignNode[])[] {
  if (held.size === 0) return [nodes]
  const runs: DesignNode[][] = [[]]
  let isHeld = false
  for (const node of nodes) {
    if (held.has(node.id) !== isHeld) {
      isHeld = !isHeld
      runs.push([])
    }
    runs.at(-1)?.push(node)
  }
  return runs.length > mostSheets ? [nodes] : runs
}

const isSame = (a: readonly DesignNode[], b: readonly DesignNode[]) => a === b || (a.length === b.length && a.every((node, index) => node === b[index]))

function stand(element: SVGElement, node: DesignNode) {
  element.setAttribute('transform', transformOf(node))
  if (node.opacity === 1) element.removeAttribute('opacity')
  else element.setAttribute('opacity', String(node.opacity))
}

/**
 * Draws nodes into sheets that lie on one another, one element each. What is moved, turned or mirrored has its place written
 * anew and nothing else; what is held lies on a sheet of its own, so that a frame of a gesture has only that painted anew,
 * however much lies around it.
 */
export function createNodeLayer(pile: Element, { fonts, images }: { fonts: FontSet; images: (id: string) => string | undefined }, newSheet: () => SVGElement): NodeLayer {
  const drawn = new Map<string, Drawn>()
  const sheets: Sheet[] = []
  let last: readonly DesignNode[] = []
  let lastHeld: ReadonlySet<string> = new Set()

  function paint(element: SVGElement, node: DesignNode) {
    const { definitions, content } = nodeToSvg(node, { fonts, images, mode: 'screen' })
    element.replaceChildren(...(readSvg(`<svg>${definitions}${content}</svg>`)?.children ?? []).map(build))
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
  function makeRoom(count: number) {
    while (sheets.length < count) {
      const sheet: Sheet = { root: newSheet(), nodes: [] }
      pile.append(sheet.root)
      sheets.push(sheet)
    }
  }
  function lay(sheet: Sheet, nodes: readonly DesignNode[]) {
    if (isSame(sheet.nodes, nodes)) return
    const elements = nodes.map((node) => draw(node, sheet))
    let next = sheet.root.firstChild
    for (const element of elements) {
      if (element === next) next = element.nextSibling
      else sheet.root.insertBefore(element, next)
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
      makeRoom(runs.length)
      // The uppermost first: what it takes is gone from those beneath it before they are laid.
      for (const [index, run] of [...runs.entries()].toReversed()) {
        const sheet = sheets[index]
        if (sheet) lay(sheet, run)
      }
      for (const sheet of sheets.splice(runs.length)) sheet.root.remove()
    },
    forget() {
      last = []
      drawn.clear()
      for (const sheet of sheets.splice(0)) sheet.root.remove()
    }
  }
}
