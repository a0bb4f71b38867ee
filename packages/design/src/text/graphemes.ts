let segmenter: Intl.Segmenter | undefined

/** What is read as one letter each (UAX #29), with where it begins. The segmenter takes 10 ms to make: not before there is a text. */
export function graphemesOf(text: string): Iterable<Intl.SegmentData> {
  if (text === '') return []
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
