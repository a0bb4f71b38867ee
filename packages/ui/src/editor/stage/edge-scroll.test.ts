import { describe, expect, it } from 'vitest'
import { edgeSpeed } from './edge-scroll.ts'

const seen = { left: 0, top: 0, right: 800, bottom: 600 }
const middle = { x: 400, y: 300 }

describe('the edge of the stage', () => {
  it('moves the view on faster the nearer a pointer comes, and no faster beyond', () => {
    const at = (x: number) => edgeSpeed({ x, y: 300 }, middle, seen).x
    expect(at(700)).toBe(0)
    expect(at(780)).toBeGreaterThan(0)
    expect(at(795)).toBeGreaterThan(at(780))
    expect(at(2000)).toBe(at(800))
    expect(at(5)).toBe(-at(795))
  })

  it('lets be what was taken hold of near it and goes away', () => {
    expect(edgeSpeed({ x: 790, y: 300 }, { x: 795, y: 300 }, seen)).toEqual({ x: 0, y: 0 })
    expect(edgeSpeed({ x: 400, y: 599 }, { x: 400, y: 580 }, seen).y).toBeGreaterThan(0)
  })
})
