import { type Rgb, linearOf } from './light.ts'

/*
 * How a product picture comes to be, in linear light:
 *
 *   albedo  = colour of the product under the ink, between the blackest and the whitest there is
 *   light   = L · (1 − e^(−L / foldDepth))^darkening,  L = diffuse · lightGain
 *   picture = background · (1 − a) + a · exposed(albedo · light + gloss),  and then what lies over it
 *
 * The numbers stand here alone; `compose.ts` (pixels, server and browser) and `browser/gl/` (shader) perform it.
 */

/** Light of the layers by the number they hold: white stands for a quarter more than full. */
export const lightGain = 1.25

/** What the whitest and the blackest cloth or ink give back; nothing real is 0 or 1, and folds must show in both. */
export const maxReflectance = 0.87
export const minReflectance = 0.011

/** No light is ever more: the whitest in the brightest place, and gloss. */
export const maxBrightness = maxReflectance * lightGain + 1

/** What cloth or ink gives back of the light that falls on it. */
const albedoOf = (light: number) => minReflectance + light * (maxReflectance - minReflectance)

/** Luminance at which products begin to count as white, and from which they do in full. */
const whiteFrom = 0.55
const whiteFull = 0.85

/** How much longer white products are exposed: the light of the background alone leaves them grey. */
export const whiteGain = 1.34
/** Above the knee light is rolled off towards the most it may come to, so that folds stay visible in the brightest places. */
export const whiteKnee = 0.7
export const maxWhite = 0.98

/**
 * Light in a fold comes from the cloth around it, and dark cloth gives back little: measured on a shirt rendered black and
 * white. How deep shadows are that it touches, and how much of it in black.
 */
export const foldDepth = 0.16
const darkeningInBlack = 2.2

/** What is left of light beside products that give back less than white ones. */
export const inFolds = (light: number, darkening: number): number =>
  light * (1 - Math.exp(-light / foldDepth)) ** darkening

/** What a colour means for a picture; both renderers start from this. */
export interface Tint {
  /** What the product gives back of the light, by channel. */
  albedo: Rgb
  /** How much darker its folds are than those of white products, by channel. */
  darkening: Rgb
  /** From 0 (as lit) to 1: how far the product is exposed as white ones are. */
  whiteness: number
}

/** A colour as six hexadecimal digits, with or without `#` before them. */
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

/** What light comes to on the picture: as it is for colours, brighter towards white. */
export const exposed = (light: number, whiteness: number): number =>
  whiteness === 0 ? light : light * (1 - whiteness) + rolledOff(light * whiteGain) * whiteness
