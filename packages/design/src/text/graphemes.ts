let segmenter: Intl.Segmenter | undefined

/** Graphemes (UAX #29) with their offsets. The segmenter takes 10 ms to create, so it is created on first use. */
export function graphemesOf(text: string): Iterable<Intl.SegmentData> {
  if (text === '') return []
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
