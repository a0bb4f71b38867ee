import { themeColours } from '@motif/contract/colour-rules'
import { expect, it } from 'vitest'
import { semanticTokens } from './semantic-tokens.ts'

it('has the colours that an accent is measured against', () => {
  const { bg, accent } = semanticTokens({ light: '#000000', dark: '#ffffff' }).colors as unknown as Record<
    'bg' | 'accent',
    Record<string, { value: { _light: string; _dark: string } }>
  >
  for (const [theme, side] of [
    ['light', '_light'],
    ['dark', '_dark']
  ] as const)
    expect(themeColours[theme]).toEqual({
      page: bg['DEFAULT']?.value[side],
      panel: bg['raised']?.value[side],
      words: accent['fg']?.value[side]
    })
})
