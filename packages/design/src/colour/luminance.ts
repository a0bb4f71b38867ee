import { linearLight } from './linear-light.ts'

/** Relative luminance of `#rrggbb` in sRGB, 0 to 1. */
export function luminanceOf(colour: string): number {
  const channel = (from: number) => linearLight(Number.parseInt(colour.slice(from, from + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrastBetween(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
