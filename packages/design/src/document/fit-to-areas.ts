import type { AreaSize } from '../drawing/draw-design.ts'
import { scaledBaseline } from './scaled-baseline.ts'
import { keepBleed } from './bleed.ts'
import type { AreaSizes, DesignDocument } from './document.ts'
import { type DesignNode, nodeLimit } from './nodes.ts'
import { extrusionReach, shadowReach } from './paint.ts'
import { walk } from './tree.ts'

/** What fitting needs of a print area: id, size and bleed. */
type FittedArea = AreaSize & { id: string; bleedMm?: number }

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Scales a node and its position. Sizes below the document's minimum are clamped to it. */
function scaled(node: DesignNode, scale: number): DesignNode {
  const by = (value: number) => rounded(value * scale)
  const long = (value: number) => Math.max(by(value), 0.001)
  const cast = (value: number) => Math.min(shadowReach, Math.max(-shadowReach, by(value)))
  const place = { x: by(node.x), y: by(node.y) }
  const stroke =
    'stroke' in node && node.stroke
      ? {
          stroke: {
            ...node.stroke,
            width: Math.max(by(node.stroke.width), 0.01),
            ...(node.stroke.dash && { dash: node.stroke.dash.map((part) => Math.max(by(part), 0.1)) })
          }
        }
      : {}
  switch (node.type) {
    case 'group':
      return { ...node, ...place, scale: Math.max(node.scale * scale, 0.001) }
    case 'text':
      return {
        ...node,
        ...place,
        ...stroke,
        ...(node.outlines && {
          outlines: node.outlines.map((one) => ({ ...one, width: Math.max(by(one.width), 0.01) }))
        }),
        ...(node.extrusion && {
          extrusion: { ...node.extrusion, depth: Math.min(extrusionReach, Math.max(by(node.extrusion.depth), 0.01)) }
        }),
        ...(node.shadow && { shadow: { ...node.shadow, x: cast(node.shadow.x), y: cast(node.shadow.y) } }),
        size: Math.max(by(node.size), 1),
        ...(node.width === undefined ? {} : { width: long(node.width) }),
        ...(node.height === undefined ? {} : { height: long(node.height) }),
        ...(node.baseline && { baseline: scaledBaseline(node.baseline, scale) })
      }
    case 'qr':
      return { ...node, ...place, width: long(node.width) }
    case 'image':
      return { ...node, ...place, width: long(node.width), height: long(node.height) }
    case 'shape':
      return {
        ...node,
        ...place,
        ...stroke,
        width: long(node.width),
        height: long(node.height),
        ...(node.corner === undefined ? {} : { corner: by(node.corner) })
      }
    default:
      return { ...node, ...place, ...stroke, width: long(node.width), height: long(node.height) }
  }
}

/** Scales the nodes of one area to fit another area, centred. */
function fitNodes(nodes: readonly DesignNode[], from: FittedArea, to: FittedArea): DesignNode[] {
  const scale = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm)
  const [dx, dy] = [(to.widthMm - from.widthMm * scale) / 2, (to.heightMm - from.heightMm * scale) / 2]
  if (scale === 1 && dx === 0 && dy === 0) return [...nodes]
  const placed = nodes.map((node) => {
    const grown = scaled(node, scale)
    return { ...grown, x: rounded(grown.x + dx), y: rounded(grown.y + dy) }
  })
  return keepBleed(nodes, placed, { from, to })
}

const sizesOf = (areas: readonly AreaSize[]): AreaSizes =>
  Object.fromEntries(areas.map(({ id, widthMm, heightMm }) => [id, { widthMm, heightMm }]))

/**
 * Whether a document was drawn for areas of these sizes. `own` are the product's default areas; documents without
 * `areaSizes` are drawn for them.
 */
export function matchesAreaSizes(
  { areaSizes }: Pick<DesignDocument, 'areaSizes'>,
  own: readonly AreaSize[],
  areas: readonly AreaSize[]
): boolean {
  return areas.every(({ id, widthMm, heightMm }) => {
    const size = areaSizes?.[id] ?? own.find((area) => area.id === id)
    return size?.widthMm === widthMm && size.heightMm === heightMm
  })
}

/**
 * Fits the document to other sizes of the same product's areas, in millimetres. Nodes keep their proportions and their
 * position relative to the area's centre. The result always carries `areaSizes`.
 */
export function resizeToAreas(
  document: DesignDocument,
  own: readonly FittedArea[],
  areas: readonly FittedArea[]
): DesignDocument {
  if (!matchesAreaSizes(document, own, areas))
    return fitToAreas(document, own, areas, { product: document.product, colour: document.colour })
  const areaSizes = sizesOf(areas)
  const isSaid =
    document.areaSizes !== undefined &&
    areas.every(({ id }) => document.areaSizes?.[id] !== undefined) &&
    Object.keys(document.areaSizes).length === areas.length
  return isSaid ? document : { ...document, areaSizes }
}

/** The target of a fit: the areas of another product, and the design's earlier version on it, if any. */
interface FitTarget {
  product: string
  colour?: string | undefined
  earlier?: EarlierDesign | undefined
}

/**
 * The design as it was on the target product before, drawn for the same sizes. Nodes of areas that had no target are
 * restored from it.
 */
export interface EarlierDesign extends Pick<DesignDocument, 'areas'> {
  leftOut: readonly string[]
}

const idsIn = (nodes: readonly DesignNode[] = []) => new Set([...walk(nodes)].map(({ id }) => id))

const sharesNodes = (nodes: readonly DesignNode[] | undefined, ids: ReadonlySet<string>) =>
  [...idsIn(nodes)].some((id) => ids.has(id))

/** Pairs each non-empty area, in the size it was drawn for, with its target area. No target is used twice. */
function pairAreas(
  { areas, areaSizes }: Pick<DesignDocument, 'areas' | 'areaSizes'>,
  from: readonly FittedArea[],
  to: readonly FittedArea[],
  earlier: FitTarget['earlier']
) {
  const countOn = ({ id }: FittedArea) => areas[id]?.length ?? 0
  const used = from.filter((area) => countOn(area) > 0).map((area) => ({ ...area, ...areaSizes?.[area.id] }))
  const pairs = new Map<FittedArea, FittedArea>()
  const pair = (source: FittedArea, isWanted: (target: FittedArea) => boolean) => {
    const free = to.find((target) => isWanted(target) && ![...pairs.values()].includes(target))
    if (free && !pairs.has(source)) pairs.set(source, free)
  }
  for (const source of used) {
    const ids = idsIn(areas[source.id])
    pair(source, ({ id }) => sharesNodes(earlier?.areas[id], ids))
  }
  for (const source of used) pair(source, ({ id }) => id === source.id)
  const [fullest] = used.toSorted((a, b) => countOn(b) - countOn(a))
  if (pairs.size === 0 && fullest) pair(fullest, () => true)
  return { used, pairs }
}

/** Non-empty areas that have no target on the other product; `fitToAreas` omits them. */
export function areasWithoutTarget(
  document: Pick<DesignDocument, 'areas' | 'areaSizes'>,
  from: readonly FittedArea[],
  to: readonly FittedArea[],
  { earlier }: Pick<FitTarget, 'earlier'> = {}
): string[] {
  const { used, pairs } = pairAreas(document, from, to, earlier)
  return used.flatMap((area) => (pairs.has(area) ? [] : area.id))
}

/** Nodes of areas that were omitted earlier and are on no area now. */
function broughtBack(areas: DesignDocument['areas'], { earlier }: FitTarget): DesignDocument['areas'] {
  const placed = idsIn(Object.values(areas).flat())
  const room = nodeLimit - placed.size
  const back = Object.fromEntries(
    (earlier?.leftOut ?? []).flatMap((id) => {
      const missing = id in areas ? [] : (earlier?.areas[id] ?? []).filter((node) => !sharesNodes([node], placed))
      return missing.length > 0 ? [[id, missing]] : []
    })
  )
  return idsIn(Object.values(back).flat()).size <= room ? back : {}
}

/**
 * Fits a document to another product. An area goes to its earlier target, or else to the area of the same name. If no
 * area has a match, the area with the most nodes goes to the product's first area. `from` are the default areas of the
 * document's product; the document's `areaSizes` override their sizes. Lengths are millimetres.
 */
export function fitToAreas(
  document: DesignDocument,
  from: readonly FittedArea[],
  to: readonly FittedArea[],
  target: FitTarget
): DesignDocument {
  const areas = Object.fromEntries(
    [...pairAreas(document, from, to, target.earlier).pairs].map(([source, area]) => [
      area.id,
      fitNodes(document.areas[source.id] ?? [], source, area)
    ])
  )
  return {
    version: document.version,
    product: target.product,
    ...(target.colour === undefined ? {} : { colour: target.colour }),
    areaSizes: sizesOf(to),
    ...(document.team && { team: document.team }),
    areas: { ...broughtBack(areas, target), ...areas }
  }
}
