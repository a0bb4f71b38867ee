import { describe, expect, it } from 'vitest'
import { strengthByGuesses } from './guesses.ts'

const ada = { name: 'Ada Lovelace', email: 'countess@example.com' }

describe('the strength of a password', () => {
  it('is nothing before there is one', () => {
    expect(strengthByGuesses('')).toBeUndefined()
  })

  it.each([
    'short',
    'password1',
    'P@ssw0rd1',
    'qwertyuiop',
    'abcdefgh',
    'aaaaaaaaaaaa',
    '19841984',
    '12121212',
    'iloveyou2',
    'dragon88',
    'countess!',
    'x'.repeat(129)
  ])('is weak for %s', (password) => {
    expect(strengthByGuesses(password, ada)).toBe('weak')
  })

  it('grows with what nobody expects', () => {
    const grown = ['Summer2026!', 'kettle9Moon', 'kettle9Moon7!', 'kettle9Moon7! over the harbour'].map((password) =>
      strengthByGuesses(password, ada)
    )
    expect(grown).toEqual(['fair', 'good', 'strong', 'strong'])
  })

  it.each(['plum kettle orbit snow', 'lantern-gravel-oboe-58', 'سمك قمر شجرة باب'])(
    'is strong for a few unrelated words such as %s',
    (password) => {
      expect(strengthByGuesses(password, ada)).toBe('strong')
    }
  )
})
