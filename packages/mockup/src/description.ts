import { type Rgb, linearOf } from './light.ts'

/*
 * The rendering model, in linear light:
 *
 *   albedo  = colour of the product under the ink, between the minimum and maximum reflectance
 *   light   = L · (1 − e^(−L / foldDepth))^darkening, L = diffuse · lightGain
 *   picture = background · (1 − a) + a · exposed(albedo · light + gloss), and the overlay on top
 *
 * These constants are shared by `compose.ts` (pixels, server and browser) and `browser/gl-shaders.ts`.
 */

/** Gain of the diffuse layer: white stands for 1.25 times full light. */
export const lightGain = 1.25

/**
 * Reflectance of the lightest and the darkest cloth or ink; real materials are never 0 or 1, and folds must show in
 * both.
 */
export const maxReflectance = 0.87
export const minReflectance = 0.011

/** Maximum light: the lightest material in full light, plus gloss. */
export const maxBrightness = maxReflectance * lightGain + 1

/** Reflectance of cloth or ink. */
const albedoOf = (light: number) => minReflectance + light * (maxReflectance - minReflectance)

/** Luminance from which products count as white, partly and fully. */
const whiteFrom = 0.55
const whiteFull = 0.85

/** Exposure gain of white products, which would otherwise look grey. */
export const whiteGain = 1.34
/** Above the knee, highlights roll off towards a maximum, so that folds stay visible. */
export const whiteKnee = 0.7
export const maxWhite = 0.98

/**
 * Folds are lit by interreflection, which is weak in dark cloth: depth of the shadows it affects, and its strength in
 * black; measured on a shirt rendered in black and white.
 */
export const foldDepth = 0.16
const darkeningInBlack = 2.2

/** Light left in folds of materials darker than white. */
export const inFolds = (light: number, darkening: number): number =>
  light * (1 - Math.exp(-light / foldDepth)) ** darkening

/** A colour's parameters for rendering; shared by both renderers. */
export interface Tint {
  /** Reflectance by channel. */
  albedo: Rgb
  /** Darkening of folds relative to white, by channel. */
  darkening: Rgb
  /** From 0 (as lit) to 1 (exposed like white). */
  whiteness: number
}

/** Parses six hexadecimal digits, with or without `#`. */
export function tintOf(colour: string): Tint {
  const light = linearOf(colour.replace('#', ''))
  const [red, green, blue] = light
  const place = Math.min(
    1,
    Math.max(0, (0.2126 * red + 0.7152 * green + 0.0722 * blue - whiteFrom) / (whiteFull - whiteFrom))
  )
  const albedo = [albedoOf(red), albedoOf(green), albedoOf(blue)] as const
  const darkened = (own: number) => darkeningInBlack * Math.max(0, 1 - own / maxReflectance)
  return {
    albedo,
    darkening: [darkened(albedo[0]), darkened(albedo[1]), darkened(albedo[2])],
    whiteness: place * place * (3 - 2 * place)
  }
}

const rolledOff = (light: number) =>
  light <= whiteKnee
    ? light
    : whiteKnee + (maxWhite - whiteKnee) * (1 - Math.exp((whiteKnee - light) / (maxWhite - whiteKnee)))

/** Exposes light: linear for colours, brighter towards white. */
export const exposed = (light: number, whiteness: number): number =>
  whiteness === 0 ? light : light * (1 - whiteness) + rolledOff(light * whiteGain) * whiteness
