export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
}

/** A drawing that is not made as the shop draws: nothing of it goes to a printer. */
export class UnknownDrawingError extends Error {
  override readonly name = 'UnknownDrawingError'
}

const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/y
const attribute = / ([a-zA-Z0-9-]+)="([^"<>&]*)"/g

/**
 * Reads elements and attributes, and nothing else: text, comments, entities, processing instructions and document types
 * are refused, so that there is nothing in a drawing that could mean more than it shows.
 */
export function readXml(text: string): XmlElement {
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  for (tag.lastIndex = 0; tag.lastIndex < text.length; ) {
    const at = tag.lastIndex
    const [found, isClosing, name = '', written = '', isEmpty] = tag.exec(text) ?? []
    if (found === undefined || (root !== undefined && open.length === 0)) throw new UnknownDrawingError(`Something that is no element stands at ${at}.`)
    if (isClosing) {
      if (open.pop()?.name !== name || written !== '' || isEmpty) throw new UnknownDrawingError(`The end of ${name} at ${at} has no beginning.`)
      continue
    }
    const element: XmlElement = { name, attributes: new Map(), children: [] }
    const attributes = element.attributes as Map<string, string>
    for (const [, key = '', value = ''] of written.matchAll(attribute)) {
      if (attributes.has(key)) throw new UnknownDrawingError(`${name} says ${key} twice.`)
      attributes.set(key, value)
    }
    open.at(-1)?.children.push(element)
    root ??= element
    if (!isEmpty) open.push(element)
  }
  if (root === undefined || open.length > 0) throw new UnknownDrawingError('The drawing has no end.')
  return root
}

const written = (attributes: ReadonlyMap<string, string>) => Array.from(attributes, ([key, value]) => ` ${key}="${value}"`).join('')

/** Writes an element that was read with other children, and perhaps other values. Neither can hold what would have to be escaped. */
export function writeXml({ name, attributes }: Pick<XmlElement, 'name' | 'attributes'>, children: string): string {
  const start = `<${name}${written(attributes)}`
  return children === '' ? `${start}/>` : `${start}>${children}</${name}>`
}

/** An element as it was read. */
export const rewriteXml = (element: XmlElement): string => writeXml(element, element.children.map(rewriteXml).join(''))
