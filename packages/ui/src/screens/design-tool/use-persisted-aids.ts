import type { OwnGuide, StageAids } from '@motif/design'
import { useEffect, useRef } from 'react'
import { useEditor } from '../../editor/index.ts'
import { useLengthUnit } from './fields/units.ts'

const settingsKey = 'motif-stage-aids'
const guidesKey = 'motif-guides'

/** Maximum number of designs with stored guides. */
const designsMax = 30

type Guides = StageAids['guides']

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be blocked in private windows.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isGuide = (value: unknown): value is OwnGuide =>
  isRecord(value) && (value['axis'] === 'x' || value['axis'] === 'y') && Number.isFinite(value['at'])

const guidesIn = (value: unknown): Guides =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([area, guides]) => [
          area,
          Array.isArray(guides) ? guides.filter(isGuide).map(({ axis, at }) => ({ axis, at })) : []
        ])
      )
    : {}

/** Guides by design, least recently changed first. */
const keptGuides = (): [string, Guides][] => {
  const kept = read(guidesKey)
  return Array.isArray(kept)
    ? kept.flatMap((entry): [string, Guides][] =>
        Array.isArray(entry) && typeof entry[0] === 'string' ? [[entry[0], guidesIn(entry[1])]] : []
      )
    : []
}

function keepGuides(design: string, guides: Guides) {
  const others = keptGuides().filter(([key]) => key !== design)
  const isEmpty = Object.values(guides).every((all) => all.length === 0)
  write(guidesKey, isEmpty ? others : [...others, [design, guides]].slice(-designsMax))
}

/** Persists view aids on this device: rulers, grid, and guides per design. Guides follow a design to its saved id. */
export function usePersistedAids(design: string) {
  const { aids } = useEditor()
  const { unit } = useLengthUnit()
  const last = useRef<string>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = design
    if (before === design) return
    if (before !== undefined) return keepGuides(design, aids.getSnapshot().guides)
    const settings = read(settingsKey)
    const { hasRulers, hasGrid, gridMm } = isRecord(settings) ? settings : {}
    const now = aids.getSnapshot()
    aids.set({
      ...now,
      hasRulers: hasRulers === true,
      hasGrid: hasGrid === true,
      gridMm: typeof gridMm === 'number' && gridMm >= 1 && gridMm <= 100 ? gridMm : now.gridMm,
      guides: keptGuides().find(([key]) => key === design)?.[1] ?? now.guides
    })
  }, [aids, design])
  useEffect(() => aids.set({ ...aids.getSnapshot(), unitMm: unit.millimetres }), [aids, unit])
  useEffect(() => {
    let { guides, ...settings } = aids.getSnapshot()
    return aids.subscribe(() => {
      const now = aids.getSnapshot()
      if (now.guides !== guides) keepGuides(design, now.guides)
      if (now.hasGrid !== settings.hasGrid || now.hasRulers !== settings.hasRulers || now.gridMm !== settings.gridMm)
        write(settingsKey, { hasRulers: now.hasRulers, hasGrid: now.hasGrid, gridMm: now.gridMm })
      ;({ guides, ...settings } = now)
    })
  }, [aids, design])
}
