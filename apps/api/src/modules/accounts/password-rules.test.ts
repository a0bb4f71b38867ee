import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../platform/problem.ts'
import { checkPassword } from './password-rules.ts'

const person = { name: 'Robin Okafor', email: 'r.winter@example.com' }

const reasonOf = (password: string): string | undefined => {
  try {
    checkPassword(password, person)
    return undefined
  } catch (error) {
    return error instanceof ProblemError ? error.options.errors?.[0]?.code : String(error)
  }
}

describe('a password is refused', () => {
  it.each([
    'password123',
    'Princess99!',
    'P@ssw0rd2026',
    'qwertyuiop[]',
    'zyxwvuts',
    '19871203',
    'aaaaaaaaaa',
    'abcabcabcabc',
    'hunter2hunter2',
    'trustno1!!',
    'drowssap1',
    'password'.repeat(16)
  ])('when it is %.20s, or much like one on the lists', (password) => {
    expect(reasonOf(password)).toBe('common')
  })

  it.each(['robin1234', 'Okafor99', 'winter2026', 'r.winter@example.com', 'nibor123'])(
    'when it is the person’s own name or address with a little around it: %s',
    (password) => {
      expect(reasonOf(password)).toBe('personal')
    }
  )

  it('when it is any of the three thousand most common ones long enough to be tried', () => {
    const listed = dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, 3000)
    expect(listed.filter((password) => reasonOf(password) === undefined)).toEqual([])
    expect(dictionary['passwords-common'].length).toBeGreaterThan(40_000)
  })

  it.each([
    ['seven77', 'too-short'],
    ['👍'.repeat(129), 'too-long']
  ])('when its length is not right: %.10s', (password, code) => {
    expect(reasonOf(password)).toBe(code)
  })
})

it.each([
  'correct-horse-7',
  'plum kettle orbit',
  'ada counts on engines',
  'k7#Qz!p2wX',
  'стол-лампа-окно',
  '👍🎈🌧🍞🚲🪴🎺🧦',
  '桜の木の下で会いましょう'
])('takes what a list does not lead to: %s', (password) => {
  expect(reasonOf(password)).toBeUndefined()
})
