import { createElement, type ReactNode } from 'react'

/** The elements `toSvg` writes; scripts, styles and foreign content cannot pass. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'image',
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'filter',
  'feColorMatrix',
  'feComposite',
  'feGaussianBlur'
])

const known = new Set([
  'id',
  'transform',
  'opacity',
  'd',
  'fill',
  'stroke',
  'x',
  'y',
  'width',
  'height',
  'viewBox',
  'preserveAspectRatio',
  'href',
  'offset',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'fill-opacity',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'filter',
  'type',
  'values',
  'in',
  'in2',
  'result',
  'operator',
  'k2',
  'k3',
  'stdDeviation',
  'color-interpolation-filters',
  'stop-color',
  'stop-opacity'
])

const safeAddress = /^(?:data:image\/(?:png|jpeg|webp);base64,|https?:\/\/|\/(?!\/)|blob:)/
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const unescape = (value: string) =>
  value.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')

function readAttributes(written: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', raw = ''] of written.matchAll(/([a-zA-Z0-9-]+)="([^"]*)"/g)) {
    const value = unescape(raw)
    const isSafe = name === 'href' ? safeAddress.test(value) : !value.includes('url(') || /^url\(#[\w-]+\)$/.test(value)
    if (known.has(name) && isSafe) attributes[name] = value
  }
  return attributes
}

export interface SvgElement {
  name: string
  attributes: Record<string, string>
  children: SvgElement[]
}

/** Parses the markup of `toSvg`. Unknown elements and their content are dropped. */
export function readSvg(markup: string): SvgElement | undefined {
  const root: SvgElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, end, name = '', written = '', closed] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"]*")*)\s*(\/?)>/g
  )) {
    if (end) {
      if (open.length > 1) open.pop()
    } else {
      const made = { name, attributes: readAttributes(written), children: [] }
      if (elements.has(name)) open.at(-1)?.children.push(made)
      if (!closed) open.push(made)
    }
  }
  return root.children.find((child) => child.name === 'svg')
}

/** React names of attributes. */
const reactProps = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value
    ])
  )

/** The children as React elements, for static drawings. */
export const renderSvg = (children: readonly SvgElement[]): ReactNode[] =>
  // oxlint-disable-next-line react/no-array-index-key -- a drawing has no other name for its parts than their order
  children.map(({ name, attributes, children: inner }, index) =>
    createElement(name, { ...reactProps(attributes), key: index }, ...renderSvg(inner))
  )
