import type { DesignDocument } from '../document/document.ts'
import type { ImageNode } from '../document/nodes.ts'
import { minStrokeWidth } from '../document/paint.ts'
import { textMaskOf, nodeText } from '../document/node-text.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { boxAround } from '../geometry/box.ts'
import { type Leaf, cornersOfLeaf, leavesOf } from '../geometry/leaves.ts'
import { finestModule, fitsQr, qrModules } from '../qr/qr-path.ts'
import type { AreaSize } from '../drawing/draw-design.ts'
import { hasColourEmoji } from '../text/emoji.ts'
import { layoutText } from '../text/layout.ts'
import { missingLetters } from '../text/missing.ts'
import { isScannable } from '../qr/scannable.ts'
import { isPlaceholderText } from './placeholder-text.ts'
import { coloursOfLeaf, isColours, isLostOn, paintsOf } from './blending.ts'
import { areTooSmall, smallestLetters } from './letter-size.ts'
import { type Background, trackBackgrounds } from './backgrounds.ts'

/** Pixels per inch: a picture prints well at `good`; below `poor` the customer must confirm. */
export const resolutionLimits = { good: 300, poor: 150 } as const

/** Millimetres that a text or picture may extend beyond the print area or bleed before the customer must confirm. */
const cutOffLimitMm = 3

const millimetresPerInch = 25.4

/** Requirements of a print area. */
export interface PrintAreaSpec extends AreaSize {
  bleedMm: number
  /** Minimum distance of text from the edge. */
  safeMm: number
}

export type FindingCode =
  | 'empty'
  | 'outside'
  | 'cut-off'
  | 'near-edge'
  | 'low-resolution'
  | 'very-low-resolution'
  | 'missing-image'
  | 'thin-line'
  | 'half-transparent'
  | 'missing-letters'
  | 'one-colour-emoji'
  | 'overfull-box'
  | 'beyond-line'
  | 'small-letters'
  | 'sample-text'
  | 'invisible'
  | 'blends-in'
  | 'qr-too-fine'
  | 'qr-too-long'
  | 'qr-low-contrast'

/**
 * A preflight finding. `error`: cannot be printed; `confirm`: the customer must confirm; `warning`: may be unintended;
 * `note`: usual, but worth knowing.
 */
export interface Finding {
  code: FindingCode
  severity: 'error' | 'confirm' | 'warning' | 'note'
  area: string
  /** Null if it concerns the whole area. */
  node: string | null
  /** Message parameters: missing characters, pixels per inch, millimetres, the part of a node. */
  details: Readonly<Record<string, string | number>>
}

export interface PreflightOptions {
  /** The product's print areas; other areas of the document are not printed. */
  areas: readonly PrintAreaSpec[]
  fonts: FontSet
  /** Size of an upload in pixels; undefined if deleted. */
  images: (id: string) => { width: number; height: number } | undefined
  /** Colour of the product, `#rrggbb`, if any. */
  ground?: string
}

/** Effective resolution of a picture in ppi: of the cropped part, in the worse direction. */
export function resolutionOf(
  { width, height, crop }: Pick<ImageNode, 'width' | 'height' | 'crop'>,
  pixels: { width: number; height: number },
  scale = 1
): number {
  const across = (pixels.width * (crop?.width ?? 1)) / (width * scale)
  const down = (pixels.height * (crop?.height ?? 1)) / (height * scale)
  return Math.floor(Math.min(across, down) * millimetresPerInch)
}

type Told = Pick<Finding, 'code' | 'severity'> & { details?: Finding['details'] }

/** Whether losing a part matters: for text, and for graphics that must be complete. Cropped photos rarely matter. */
const mustBeWhole = ({ node }: Leaf) =>
  (nodeText(node) ?? '').trim() !== '' || node.type === 'qr' || node.type === 'clip-art'

function place(leaf: Leaf, { widthMm, heightMm, bleedMm, safeMm }: PrintAreaSpec, fonts: FontSet): Told[] {
  const { left, top, right, bottom } = boxAround(cornersOfLeaf(leaf, fonts))
  const isMeant = mustBeWhole(leaf) || leaf.node.type === 'image'
  if (right <= 0 || bottom <= 0 || left >= widthMm || top >= heightMm)
    return [{ code: 'outside', severity: isMeant ? 'confirm' : 'warning' }]
  const over = Math.max(-left, -top, right - widthMm, bottom - heightMm)
  const details = { millimetres: Math.round(over * 10) / 10 }
  if (isMeant && over > Math.max(bleedMm, cutOffLimitMm) + 0.01)
    return [{ code: 'cut-off', severity: 'confirm', details }]
  if (over > bleedMm + 0.01) return [{ code: 'cut-off', severity: mustBeWhole(leaf) ? 'warning' : 'note', details }]
  return over > 0.01 - safeMm && mustBeWhole(leaf)
    ? [{ code: 'near-edge', severity: 'note', details: { millimetres: safeMm } }]
    : []
}

function picture({ node, scale }: Leaf, images: PreflightOptions['images']): Told[] {
  if (node.type !== 'image') return []
  const pixels = images(node.image)
  if (pixels === undefined) return [{ code: 'missing-image', severity: 'error' }]
  const dpi = resolutionOf(node, pixels, scale)
  if (dpi >= resolutionLimits.good) return []
  return [
    dpi < resolutionLimits.poor
      ? { code: 'very-low-resolution', severity: 'confirm', details: { dpi } }
      : { code: 'low-resolution', severity: 'warning', details: { dpi } }
  ]
}

/** Printed widths of all strokes of a node. */
const linesOf = ({ node, scale }: Leaf): number[] =>
  [
    ...('stroke' in node && node.stroke !== undefined ? [node.stroke] : []),
    ...(node.type === 'text' ? (node.outlines ?? []) : [])
  ].map(({ width }) => width * scale)

function lines(leaf: Leaf): Told[] {
  const { node, scale } = leaf
  const width = Math.min(...linesOf(leaf))
  const depth = node.type === 'text' && node.extrusion ? node.extrusion.depth * scale : Infinity
  const thinnest = Math.min(width, depth)
  if (thinnest >= minStrokeWidth) return []
  const part = depth < width ? { part: 'sides' } : {}
  return [
    { code: 'thin-line', severity: 'warning', details: { millimetres: Math.round(thinnest * 100) / 100, ...part } }
  ]
}

function code({ node, scale }: Leaf): Told[] {
  if (node.type !== 'qr') return []
  if (!fitsQr(node)) return [{ code: 'qr-too-long', severity: 'error' }]
  const side = (node.width * scale) / qrModules(node)
  return side < finestModule
    ? [{ code: 'qr-too-fine', severity: 'warning', details: { millimetres: Math.round(side * 100) / 100 } }]
    : []
}

const isBlank = (leaf: Leaf) =>
  leaf.opacity === 0 ||
  (leaf.node.type === 'text' && leaf.node.text.trim() === '') ||
  (leaf.node.type !== 'image' && coloursOfLeaf(leaf).length === 0)

function isUnreadOn({ node, opacity }: Leaf, grounds: readonly Background[]): boolean {
  if (node.type !== 'qr') return false
  const below = node.background === undefined ? [...new Set(grounds)].filter(isColours).flat() : [undefined]
  return below.some((colour) => !isScannable({ ...node, opacity }, colour))
}

function ink(leaf: Leaf, grounds: readonly Background[]): Told[] {
  const isHalf =
    leaf.opacity < 1 ||
    (leaf.node.type === 'text' && leaf.node.shadow !== undefined && leaf.node.shadow.opacity < 1) ||
    paintsOf(leaf).some((paint) => typeof paint !== 'string' && paint.stops.some(({ opacity }) => opacity < 1))
  return [
    ...(isHalf ? [{ code: 'half-transparent', severity: 'note' } as const] : []),
    ...(isLostOn(leaf, grounds) ? [{ code: 'blends-in', severity: 'warning' } as const] : []),
    ...(isUnreadOn(leaf, grounds) ? [{ code: 'qr-low-contrast', severity: 'warning' } as const] : [])
  ]
}

/** Placeholder text of the tool or of a template that was never replaced. */
function words({ node }: Leaf): Told[] {
  const text = nodeText(node) ?? ''
  return isPlaceholderText(text) ? [{ code: 'sample-text', severity: 'confirm', details: { text: text.trim() } }] : []
}

function letters({ node }: Leaf, fonts: FontSet): Told[] {
  const set = node.type === 'text' ? node : textMaskOf(node)
  const missing = set ? missingLetters(set, fonts) : []
  return missing.length === 0
    ? []
    : [{ code: 'missing-letters', severity: 'error', details: { letters: missing.slice(0, 20).join(' ') } }]
}

/** Emoji are outlines of a font: a phone shows them in colours, print does not. */
const emoji = ({ node }: Leaf): Told[] =>
  node.type === 'text' && hasColourEmoji(node.text) ? [{ code: 'one-colour-emoji', severity: 'note' }] : []

/** Letters below the printable size, and text that does not fit its box. */
function box(leaf: Leaf, fonts: FontSet): Told[] {
  const told = (code: FindingCode, millimetres: number): Told => ({
    code,
    severity: 'warning',
    details: { millimetres: Math.round(millimetres * 100) / 100 }
  })
  const { node, scale } = leaf
  const full = node.type === 'text' && node.fit === 'shrink' ? layoutText(node, fonts) : undefined
  const small = smallestLetters(leaf, fonts)
  return [
    ...(full?.isOverfull ? [told('overfull-box', full.size * scale)] : []),
    ...(small !== undefined && areTooSmall(small) ? [told('small-letters', small)] : [])
  ]
}

/** Text longer than its baseline: it continues straight beyond the ends, and is visible there. */
const line = ({ node }: Leaf, fonts: FontSet): Told[] =>
  node.type === 'text' && node.baseline !== undefined && layoutText(node, fonts).isBeyond
    ? [{ code: 'beyond-line', severity: 'warning' }]
    : []

function check(
  leaf: Leaf,
  area: PrintAreaSpec,
  { fonts, images }: PreflightOptions,
  grounds: readonly Background[]
): Told[] {
  if (isBlank(leaf)) return [{ code: 'invisible', severity: 'warning' }]
  return [
    ...place(leaf, area, fonts),
    ...picture(leaf, images),
    ...lines(leaf),
    ...code(leaf),
    ...letters(leaf, fonts),
    ...emoji(leaf),
    ...box(leaf, fonts),
    ...line(leaf, fonts),
    ...words(leaf),
    ...ink(leaf, grounds)
  ]
}

const isEmpty = (document: DesignDocument, areas: readonly Pick<PrintAreaSpec, 'id'>[]) =>
  areas.every(({ id }) => [...leavesOf(document.areas[id] ?? [])].every(isBlank))

/** Errors that prevent printing, except for pictures. Needs no text layout. */
export function blockersOf(
  document: DesignDocument,
  { areas, fonts }: { areas: readonly Pick<PrintAreaSpec, 'id'>[]; fonts: FontSet }
): Told[] {
  if (isEmpty(document, areas)) return [{ code: 'empty', severity: 'error' }]
  const leaves = areas.flatMap(({ id }) => [...leavesOf(document.areas[id] ?? [])]).filter((leaf) => !isBlank(leaf))
  return leaves
    .flatMap((leaf) => [...code(leaf), ...letters(leaf, fonts)])
    .filter(({ severity }) => severity === 'error')
}

const order = { error: 0, confirm: 1, warning: 2, note: 3 } as const

/** Sorts by severity, worst first. */
export const bySeverity = (a: Pick<Finding, 'severity'>, b: Pick<Finding, 'severity'>): number =>
  order[a.severity] - order[b.severity]

/** All findings of a design, worst first; empty for a flawless design. */
export function preflight(document: DesignDocument, options: PreflightOptions): Finding[] {
  const found = options.areas.flatMap((area) => {
    const groundsOf = trackBackgrounds(options.fonts, options.ground)
    return [...leavesOf(document.areas[area.id] ?? [])].flatMap((leaf) =>
      check(leaf, area, options, groundsOf(leaf)).map(({ details = {}, ...told }): Finding => ({
        ...told,
        area: area.id,
        node: leaf.node.id,
        details
      }))
    )
  })
  const all: Finding[] = isEmpty(document, options.areas)
    ? [{ code: 'empty', severity: 'error', area: options.areas[0]?.id ?? '', node: null, details: {} }, ...found]
    : found
  return all.toSorted(bySeverity)
}
