import { type DesignNode, type FontSet, looksSame, nodeToSvg, transformOf } from '@motif/design'
import { type SvgElement, readSvg } from '../svg-markup.tsx'

const space = 'http://www.w3.org/2000/svg'

function build({ name, attributes, children }: SvgElement): SVGElement {
  const element = document.createElementNS(space, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children.map(build))
  return element
}

interface Drawn {
  element: SVGElement
  node: DesignNode
}

export interface NodeLayer {
  update: (nodes: readonly DesignNode[]) => void
  /** All anew with the next update: with other fonts or pictures. */
  forget: () => void
}

function stand(element: SVGElement, node: DesignNode) {
  element.setAttribute('transform', transformOf(node))
  if (node.opacity === 1) element.removeAttribute('opacity')
  else element.setAttribute('opacity', String(node.opacity))
}

/**
 * Draws nodes into a group, one element each. What is moved, turned or mirrored has its place written anew and nothing
 * else, so that a frame of a gesture costs what it moves, however much lies around it.
 */
export function createNodeLayer(root: SVGElement, { fonts, images }: { fonts: FontSet; images: (id: string) => string | undefined }): NodeLayer {
  const drawn = new Map<string, Drawn>()
  let last: readonly DesignNode[] = []

  function paint(element: SVGElement, node: DesignNode) {
    const { definitions, content } = nodeToSvg(node, { fonts, images, mode: 'screen' })
    element.replaceChildren(...(readSvg(`<svg>${definitions}${content}</svg>`)?.children ?? []).map(build))
  }
  function draw(node: DesignNode): SVGElement {
    const known = drawn.get(node.id)
    if (known?.node === node) return known.element
    const element = known?.element ?? document.createElementNS(space, 'g')
    if (known === undefined || !looksSame(known.node, node)) paint(element, node)
    stand(element, node)
    drawn.set(node.id, { element, node })
    return element
  }

  return {
    update(nodes) {
      if (nodes === last) return
      last = nodes
      const gone = new Set(drawn.keys())
      let next = root.firstChild
      for (const node of nodes) {
        gone.delete(node.id)
        const element = draw(node)
        if (element === next) next = element.nextSibling
        else root.insertBefore(element, next)
      }
      for (const id of gone) {
        drawn.get(id)?.element.remove()
        drawn.delete(id)
      }
    },
    forget() {
      last = []
      drawn.clear()
      root.replaceChildren()
    }
  }
}
