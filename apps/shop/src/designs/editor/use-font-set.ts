import { type FontSet, type TextInFont, uniqueCharacters } from '@motif/design'
import useSWR from 'swr'

/** Fonts never change during a page's life. */
const forGood = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true }

/** Fonts and shaper for texts, loaded on demand; undefined until available. */
export function useFontSet(texts: readonly TextInFont[]) {
  return useSWR<FontSet, unknown, readonly ['fonts', TextInFont[]]>(
    ['fonts', uniqueCharacters(texts)],
    async ([, letters]) => {
      const { loadFonts } = await import('@motif/design/browser')
      return loadFonts(letters)
    },
    forGood
  )
}
