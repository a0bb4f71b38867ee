declare module 'subset-font' {
  /** The letters of a text out of a font, with its features of layout: all, or those named by `keepFeatures`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: readonly string[]
    }
  ): Promise<Buffer>
}
