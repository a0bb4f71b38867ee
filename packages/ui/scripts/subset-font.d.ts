declare module 'subset-font' {
  /** The letters of a text out of a font, with all its features of layout. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> }
  ): Promise<Uint8Array>
}
